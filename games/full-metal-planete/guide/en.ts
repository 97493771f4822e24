// English.
import type { GuideText } from '../../guide.ts'

export const en: GuideText = {
  lead: 'You land on a planet of ore and tides. In 25 turns, bring in what you can, fight with two guns at a time, and take off with a fuller hold than the others.',
  short: [
    'Two to four companies land, each with an astronef full of machines. Ore lies all over the planet.',
    'In your turn you spend action points, 15 in most turns. A step, loading and unloading cost 1 each, a shot costs 2.',
    'Nearly every turn brings a new tide. Marsh and reef are now dry, now under water; whoever stands on the wrong ground is stuck.',
    'There is no luck in battle. Two guns that reach the same hex destroy what is there. One gun alone does nothing.',
    'Ore in your astronef is safe and counts 2. Each machine and each tower that takes off with it counts 1.',
    'You take off on turn 21 or on turn 25. An astronef that stays behind counts nothing.',
  ],
  sections: [
    {
      title: 'Landing',
      text: [
        'On turn 1 everybody lands. An astronef fills four hexes: its body, and three podes around it with a tower on each. It stands on land or marsh of one zone, and no other astronef may be in that zone or in one that touches it. Landing clears away all ore of the zone.',
        'On turn 2 bring your machines out of the hold for nothing: onto free hexes of your zone, boats onto water beside it. The tide is normal in these two turns.',
      ],
      picture: {
        name: 'landing',
        shows:
          'An astronef fills four hexes: the body in the middle, and three podes around it, each with a tower. Machines stand beside it, a boat on the water.',
      },
    },
    {
      title: 'The tide',
      text: [
        'From turn 3 on each turn begins with a card: low, normal or high tide, five cards of each. Six of the fifteen are set aside unseen, so nobody can count on what comes.',
        'Land and mountains are always dry, and sea is always water. Marsh is under water at high tide only. Reef is dry at low tide only.',
        'A land machine in water is stuck, and so is a boat on dry ground. It can do nothing at all until the tide turns, but it can be shot or captured. As the last step of a move you may enter such ground on purpose.',
      ],
      picture: {
        name: 'tides',
        shows:
          'Sea, reef, marsh, land and mountain at low, normal and high tide. At low tide the reef is dry and a boat on it is stuck; at high tide the marsh is under water and a tank on it is stuck.',
      },
    },
    {
      title: 'Action points',
      text: [
        'You have 5 points on turn 3, 10 on turn 4, and 15 on every later turn. Up to 10 points that you do not use are saved for your next turn.',
        'One point: a step, loading, unloading, building, entering or leaving an astronef, capturing. Two points: a shot, or a new tower on an astronef that you have taken.',
      ],
    },
    {
      title: 'Your machines',
      text: [
        'Four tanks and a super tank, which never goes onto mountains. Two motor boats. These and the towers are your guns. They reach two hexes; the super tank reaches three, and so does a tank on a mountain.',
        'A barge carries by sea, a crab by land. A bridge makes a water hex dry for everybody; it must touch ground, an astronef or another bridge that holds.',
        'The converter turns a piece of ore that it carries into a new tank, crab or bridge beside it: two pieces in a turn at most, and no more than one crab and one bridge. When the tide turns, it also shows you the next card, if it is outside and able to work.',
      ],
    },
    {
      title: 'Carrying',
      text: [
        'A barge has room for four, a crab for two. Ore, tanks and bridges take one each, a crab and a converter two, full or empty. A converter holds one piece of ore.',
        'Load from a hex next to the carrier, unload to a free hex next to it. A crab in a barge keeps what it carries, so a whole party crosses the sea together.',
      ],
      picture: {
        name: 'transport',
        shows:
          'A barge with room for four carries a crab, which takes two, a tank and a piece of ore. In the crab are another tank and another piece of ore.',
      },
    },
    {
      title: 'Bringing ore home',
      text: [
        'Pick up ore with a crab, a barge or a converter; it must be dry. Drive next to a pode and enter: everything aboard comes along, and the ore stays in the hold for good.',
        'A machine leaves again by a pode whose tower still stands. The astronef can also take in ore that lies right beside a pode.',
      ],
      picture: {
        name: 'ore',
        shows:
          'A crab loads a piece of ore for one point, drives three steps for three points, and enters the astronef beside a pode for one: 5 points spent, and 2 gained at the end.',
      },
    },
    {
      title: 'Under fire',
      text: [
        'A hex that two guns of one player reach is under that player’s fire. Nothing blocks fire. Opponents may not enter such a hex, nor load, unload or build there.',
        'A machine under enemy fire is neutralised. It cannot move or shoot, and its own gun counts no more. That may free others, and so one step in the right place may turn a whole front.',
        'At the beginning of your turn, before anything else, neutralised machines may retreat one step out of the fire. Towers are never neutralised, and neither is what lies in a hold.',
      ],
      picture: {
        name: 'fire',
        shows:
          'Two blue tanks reach two hexes each. Where their ranges cross, the hexes are under fire, and the red tank there is neutralised. The red tank outside is free.',
      },
    },
    {
      title: 'Shooting and capturing',
      text: [
        'Two guns of yours that reach the same hex shoot together for 2 points: everything there is destroyed, with all it carries. Each gun has two shots in a turn. A gun may even enter a hex under fire with its last step, if it shoots at once with a partner and that ends the fire there.',
        'Two guns of yours that stand next to a machine capture it for 1 point, if none of these hexes is under enemy fire. It is yours with all it carries, and may act at once.',
        'An astronef cannot be shot, but its towers can. When all three are gone, a tank, super tank or motor boat takes it by entering. Then the ship and every machine of its colour are yours, and you have 5 more points, now and in each turn. Whoever has no astronef left is out.',
      ],
    },
    {
      title: 'Taking off and the score',
      text: [
        'Before turn 21 is played, all choose in secret whether they leave now. That is free, and the hold is safe. Whoever stays has five more turns, and takes off at the end of turn 25 for 1 point, and 1 more for each lost tower. Keep those points.',
        'Each piece of ore aboard counts 2, each machine aboard and each standing tower 1. What is outside stays behind. If two are equal, more astronefs win, then more ore.',
      ],
      picture: {
        name: 'score',
        shows: 'Seven pieces of ore count 14, eight machines 8, three towers 3: a score of 25.',
      },
    },
    {
      title: 'Your first game',
      text: [
        'Land beside ore, not on it: what lies in your own zone is lost. Bring the converter out early, and look at the next tide before you leave anything on marsh or reef.',
        'Guns travel in pairs. Two tanks beside your crab keep the way home open; a tank on a mountain sees further. But of two tanks on neighbouring mountains only one holds ground under fire.',
        'Saved points make a turn of 25. Keep some when you have nothing urgent, and count the steps home before the end.',
      ],
    },
  ],
  words: [
    ['Astronef', 'Your ship. Its hold has no limit, and everybody may look into it.'],
    ['Pode', 'A foot of the astronef, with a tower on it. It is the door.'],
    ['Gun', 'A tank, super tank, motor boat or tower.'],
    ['Stuck', 'On the wrong ground at this tide: able to do nothing.'],
    ['Neutralised', 'Under enemy fire: able to retreat one step at most.'],
    ['Converter', 'Builds new pieces from ore, and foretells the tide.'],
    ['Zone', 'A part of the planet where one astronef may land.'],
  ],
  asked: {
    landing:
      'Choose where your astronef stands for the whole game: near ore, but all ore of its zone is lost.',
    deployment:
      'Bring pieces out for nothing, as many as you like, then end the turn. The rest stays in the hold.',
    playing:
      'Carry ore home, keep two guns together, and mind the tide. What you do not spend is saved, up to 10.',
    liftoff:
      'Leave now for nothing with what is in the hold, or stay five more turns and pay later. Everybody chooses in secret.',
  },
  moves: {
    land: [
      'Land',
      'Body and three podes on land or marsh of one zone, away from the others.',
      'F-16.2',
    ],
    deploy: ['Deploy', 'A piece comes out of the hold for nothing, in turn 2 only.', 'F-16.4'],
    move: [
      'Move',
      '1 point for each hex. Not into enemy fire; a last step may end on ground that is wrong at this tide, and there the unit is stuck.',
      'F-8.3',
    ],
    load: ['Load', '1 point: from a hex beside the carrier. Ore must be dry.', 'F-12.2'],
    unload: ['Unload', '1 point: to a free hex beside the carrier, or into another.', 'F-12.4'],
    transfer: ['Stow elsewhere', 'Nothing to pay, inside a barge or an astronef.', 'F-12.8'],
    fire: [
      'Shoot',
      '2 points, and two guns that reach the hex: everything there is destroyed. Each gun has two shots a turn.',
      'F-10.1',
    ],
    capture: [
      'Capture',
      '1 point, and two guns beside the piece: it is yours with all it carries, if no enemy fire covers the place.',
      'F-11.1',
    ],
    build: [
      'Build',
      '1 point and the ore that a converter holds make a tank, crab or bridge beside it.',
      'F-14.1',
    ],
    enter: [
      'Enter an astronef',
      '1 point, by a pode. Ore stays in the hold for good; without towers an enemy astronef is taken that way.',
      'F-16.6',
    ],
    exit: ['Come out', '1 point, by a pode whose tower stands.', 'F-16.8'],
    rebuild: ['Rebuild a tower', '2 points, on an astronef that was taken.', 'F-17.6'],
    liftOff: [
      'Lift off, or stay',
      'With its hold and its towers. Whatever is outside stays behind.',
      'F-18.5',
    ],
    endTurn: ['End the turn', 'Up to 10 points are saved for your next turn.', 'F-7.3'],
  },
}
