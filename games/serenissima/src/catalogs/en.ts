// English.
import type { Catalog } from '@foldtable/kernel'
import { thingWords } from './things.ts'

const things = thingWords({
  zones: {
    Valencia: 'Valencia',
    Barcelona: 'Barcelona',
    Marsiglia: 'Marseille',
    Genova: 'Genoa',
    Napoli: 'Naples',
    Palermo: 'Palermo',
    Venezia: 'Venice',
    Ragusa: 'Ragusa',
    Corfu: 'Corfu',
    Modon: 'Modon',
    Costantinopoli: 'Constantinople',
    Candia: 'Candia',
    Antalya: 'Antalya',
    Famagosta: 'Famagusta',
    Alessandria: 'Alexandria',
    Cirene: 'Cyrene',
    Tripoli: 'Tripoli',
    Tunisi: 'Tunis',
    Algeri: 'Algiers',
    MARE: 'the open sea',
  },
  items: {
    sailor: ['sailor', 'sailors'],
    wood: ['wood', 'wood'],
    stone: ['stone', 'stone'],
    marble: ['marble', 'marble'],
    wine: ['wine', 'wine'],
    gold: ['gold', 'gold'],
    spice: ['spice', 'spice'],
  },
  cards: {
    DOGE_0_WINE: 'wine card (0 spaces)',
    DOGE_1_A: 'first card of 1 space',
    DOGE_1_B: 'second card of 1 space',
    DOGE_1_C: 'third card of 1 space',
    DOGE_2: 'card of 2 spaces',
  },
})

export const en: Catalog = {
  ...things,
  summary:
    'Trade, settle and fight with galleys across the Mediterranean of the fifteenth century.',
  points: 'Ducats',

  'turn.ordinary': 'ordinary turn',
  'turn.investment': 'investment round',
  'phase.load': 'loading',
  'phase.move': 'sailing',
  'phase.unload': 'unloading',
  'building.fort': 'fort',
  'building.basilica': 'basilica',
  'stage.first': 'starting ports are being chosen',
  'stage.second': 'second galleys are being chosen',
  'stage.close': 'ports are being closed',
  'stage.play': 'galleys are at play',
  'stage.refit': 'lost fleets are being refitted',
  'stage.ended': 'the game is over',

  opened: 'Starting ports are chosen in this order: {order}.',
  deckShuffled: 'The cards of the Doge are shuffled.',
  startChosen: '{seat} starts at {port} with galley {galley}.',
  secondChosen: '{seat} puts galley {galley} to sea as well.',
  portClosed: '{seat} closes {port} for the whole game.',
  refitBegan: '{seats} {seats|has|have} no galley left and may refit.',
  roundBegan: 'Round {round} begins.',
  turnBegan: 'Galley {galley} of {seat} comes next.',
  'turnChosen.ordinary': '{seat} takes an ordinary turn.',
  'turnChosen.investment': '{seat} invests.',
  turnPassed: '{seat} passes with galley {galley}.',
  turnTimedOut: 'Time is up: the turn of galley {galley} of {seat} is over.',
  goodsLoaded: '{seat} loads {cargo} into galley {galley} at no cost.',
  goodsBought:
    '{seat} loads {cargo} into galley {galley} and pays {price|1 ducat|{price} ducats} to the bank.',
  goodsBoughtFrom:
    '{seat} loads {cargo} into galley {galley} and pays {price|1 ducat|{price} ducats} to {payee}.',
  swapped: '{seat} exchanges {give} of galley {galley} for {take} of galley {other}.',
  swapGave: '{seat} hands {give} from galley {galley} to galley {other}.',
  swapTook: '{seat} hands {take} from galley {other} to galley {galley}.',
  sailorsLoaded:
    '{seat} takes {quantity|1 sailor|{quantity} sailors} from {port} aboard galley {galley}.',
  sailorsUnloaded:
    '{seat} puts {quantity|1 sailor|{quantity} sailors} of galley {galley} ashore at {port}.',
  cargoWasted: '{seat} throws {cargo} of galley {galley} overboard.',
  galleyMoved: 'Galley {galley} of {seat} sails {zones|1 zone|{zones} zones} to {zone}.',
  galleyStayed: 'Galley {galley} of {seat} stays where it is.',
  delivered:
    '{seat} delivers {goods} from galley {galley} to {port} for {pay|1 ducat|{pay} ducats}.',
  deliveredHome: '{seat} delivers {goods} from galley {galley} to {port}, an own port.',
  portClaimed:
    '{seat} lands {quantity|1 sailor|{quantity} sailors} of galley {galley} and takes {port}.',
  galleyAttacked:
    'Galley {galley} attacks galley {target}: {hits|1 skull|{hits} skulls} of {dice|1 die|{dice} dice} against {theirHits|1 skull|{theirHits} skulls} of {theirDice|1 die|{theirDice} dice}. It loses {lost|1 sailor|{lost} sailors}, the other {killed}.',
  portAttacked:
    'Galley {galley} attacks {port}: {hits|1 skull|{hits} skulls} of {dice|1 die|{dice} dice} against {theirHits|1 skull|{theirHits} skulls} of {theirDice|1 die|{theirDice} dice}. It loses {lost|1 sailor|{lost} sailors}, the garrison {killed}.',
  fortAttacked:
    'Galley {galley} attacks {port}: {hits|1 skull|{hits} skulls} of {dice|1 die|{dice} dice}, one of them stopped by the fort, against {theirHits|1 skull|{theirHits} skulls} of {theirDice|1 die|{theirDice} dice}. It loses {lost|1 sailor|{lost} sailors}, the garrison {killed}.',
  galleySunk: 'Galley {galley} of {seat} sinks.',
  galleyPlundered: 'Galley {galley} of {seat} sinks, and galley {by} takes {taken}.',
  portTaken: '{seat} conquers {port} and leaves {quantity|1 sailor|{quantity} sailors} there.',
  portFreed: '{port} belongs to nobody now.',
  galleyBought: '{seat} buys galley {galley} at {port} for {price|1 ducat|{price} ducats}.',
  garrisonHired:
    '{seat} hires {quantity|1 sailor|{quantity} sailors} for {port} and pays {price|1 ducat|{price} ducats}.',
  crewHired:
    '{seat} hires {quantity|1 sailor|{quantity} sailors} for galley {galley} and pays {price|1 ducat|{price} ducats}.',
  fortBuilt: '{seat} builds a fort at {port} for {price|1 ducat|{price} ducats}.',
  basilicaBuilt: '{seat} builds a basilica at {port} for {price|1 ducat|{price} ducats}.',
  cardDrawn: 'The Doge turns up the {card}.',
  winePaid: 'Wine brings {seat} {amount|1 ducat|{amount} ducats}.',
  trackAdvanced: 'The marker goes to space {space}.',
  scored: 'Scoring {number} of 3.',
  'scored.ports': 'Scoring {number} of 3: {ports}.',
  'scored.port':
    '{port} of {owner} ({goods|1 good|{goods} goods}): {income|1 ducat|{income} ducats}',
  'scored.basilica':
    '{port} of {owner} ({goods|1 good|{goods} goods}): {income|1 ducat|{income} ducats} and {basilica} for its basilica',
  incomePaid: 'The ports of {seat} bring {amount|1 ducat|{amount} ducats}.',
  'incomePaid.to':
    'The ports of {seat} bring {amount|1 ducat|{amount} ducats}: {before} → {money}.',
  refitted:
    '{seat} refits galley {galley} at {port} with {sailors|1 sailor|{sailors} sailors} for {price|1 ducat|{price} ducats}.',
  refitDeclined: '{seat} does not refit.',
  gameEnded: '{seats} {seats|wins|win} with {money|1 ducat|{money} ducats}.',

  'about.first': 'Choose a starting port and a galley.',
  'about.second': 'Choose your second galley.',
  'about.close': 'Close a port for the whole game.',
  'about.turn': 'An ordinary turn, or an investment round?',
  'about.load': 'Load, sail, unload: you are at the first of three steps.',
  'about.move': 'You have sailed. Unload, or end the turn.',
  'about.unload': 'Unload, claim and fight, or end the turn.',
  'about.invest': 'Buy galleys, sailors, forts and basilicas.',
  'about.refit': 'You have no galley. Refit one?',
  'reason.thirdScoring': 'third scoring',

  'move.chooseStart': 'Start at {port} with galley {galley}',
  'move.chooseSecondGalley': 'Galley {galley}',
  'move.closePort': 'Close {port}',
  'move.chooseTurn': 'Choose the kind of turn',
  'move.chooseTurn.ordinary': 'Ordinary turn: load, then sail, then unload',
  'move.chooseTurn.investment': 'Investment round: buy, and leave the galley where it is',
  'move.loadCargo': 'Load cargo',
  'move.loadCargo.free': 'Load {cargo} (free)',
  'move.loadCargo.bank': 'Load {cargo} for {price|1 ducat|{price} ducats} to the bank',
  'move.loadCargo.owner': 'Load {cargo} for {price|1 ducat|{price} ducats} to {owner}',
  'move.swap': 'Exchange {give} for {take} of galley {galley}',
  'move.swap.give': 'Hand {give} to galley {galley}',
  'move.swap.take': 'Take {take} from galley {galley}',
  'move.loadSailors':
    'Take {quantity|1 sailor|{quantity} sailors} from {port} aboard galley {galley}',
  'move.unloadSailors':
    'Put {quantity|1 sailor|{quantity} sailors} of galley {galley} ashore at {port}',
  'move.wasteCargo': 'Throw 1 {cargo} overboard',
  'move.moveGalley':
    'Sail to {zone}: {zones|1 zone|{zones} zones}, {fighters} of {sailors} fit to attack',
  'move.deliver': 'Deliver {goods} to {port} for {pay|1 ducat|{pay} ducats}',
  'move.deliver.home': 'Deliver {goods} to your port {port}, without pay',
  'move.claimPort': 'Land {sailors|1 sailor|{sailors} sailors} and take {port}',
  'move.attackGalley':
    'Attack galley {target} of {owner}: {dice|1 die|{dice} dice} against {theirs}, {chance} % to sink it now',
  'move.attackGalley.plunder':
    'Attack galley {target} of {owner}, to take {goods} first: {dice|1 die|{dice} dice} against {theirs}, {chance} % to sink it now',
  'move.attackPort': 'Attack the port',
  'move.attackPort.open':
    'Attack {port} of {owner}, to land {occupy}: {dice|1 die|{dice} dice} against {theirs}, {chance} % to take it now',
  'move.attackPort.fort':
    'Attack {port} of {owner} and its fort, to land {occupy}: {dice|1 die|{dice} dice} against {theirs}, {chance} % to take it now',
  'move.purchaseGalley':
    'Buy galley {galley} at {port} for {price|1 ducat|{price} ducats}; it plays in this round',
  'move.purchaseGalley.later':
    'Buy galley {galley} at {port} for {price|1 ducat|{price} ducats}; it plays from the next round on',
  'move.purchaseSailors': 'Hire sailors',
  'move.purchaseSailors.port': 'Hire {quantity|1 sailor|{quantity} sailors} for {port}',
  'move.purchaseSailors.galley': 'Hire {quantity|1 sailor|{quantity} sailors} for galley {galley}',
  'move.purchaseFort': 'Build a fort at {port} for 2 ducats',
  'move.purchaseBasilica': 'Build a basilica at {port} for 2 ducats',
  'move.endTurn': 'End the turn',
  'move.endTurn.pass': 'Pass',
  'move.endTurn.sinks': 'End the turn; galley {galley} has no sailor and will sink',
  'move.refit':
    'Refit galley {galley} at {port}: {fromPort} from the garrison, {fromReserve} from the reserve for 1 ducat each',
  'move.refitPass': 'Do not refit',

  'step.start': 'Start at {port}',
  'step.galley': 'Galley {galley}',
  'step.buyGalley': 'Buy a galley for {price|1 ducat|{price} ducats} (you have {money})',
  'step.at': 'At {port}',
  'step.hire': 'Hire sailors for 1 ducat each (you have {money})',
  'step.refit': 'Refit at {port}',
  'step.crew': '{fromPort} from the garrison, {fromReserve} from the reserve',
  'step.load': 'Load cargo',
  'step.swap': 'Exchange with another galley',
  'step.sailors': 'Move sailors between port and galley',
  'step.waste': 'Throw cargo overboard',
  'step.sail': 'Sail',
  'step.deliver': 'Deliver',
  'step.claim': 'Take the port',
  'step.attack': 'Attack',
  'step.build': 'Build',

  'summary.setup': 'The table is being set up.',
  'summary.over': 'The game is over.',
  'summary.round': 'Round {round}.',
  'summary.track':
    'The marker is on space {space} of {last}; ports are scored on {first}, {second} and {last}.',
  'summary.drawn': 'Cards drawn: {cards}.',
  'summary.deck': 'In the deck, in unknown order: {cards}.',
  'summary.deckEmpty': 'The deck is empty; all five cards will be shuffled again.',
  'summary.odds': 'The next card scores with {score} % and ends the game with {end} %.',
  'summary.variants': 'Variants: {variants}.',
  'summary.active': 'Galley {galley} of {seat} is at play, at {zone}.',
  'summary.moved':
    'It has sailed {moved|1 zone|{moved} zones}: {fighters} of {sailors|1 sailor|{sailors} sailors} can attack.',
  'summary.next': 'Galley {galley} comes next. Still to play, in order: {seats}.',
  'summary.last': 'It is the last of this round; then the Doge turns up a card.',
  'summary.sale': '{port} sells {good} at {price|1 ducat|{price} ducats}.',
  'summary.saleBy': '{port} sells {good} at {price|1 ducat|{price} ducats} to {owner}.',
  'summary.saleFree': '{port} gives {good} for nothing: it is the own port.',
  'summary.wanted':
    '{port} still takes {room|1 good|{room} goods} out of {goods}. A good pays 2 ducats, spice 3, in the own port nothing.',
  'summary.income':
    '{port} brings its owner {now|1 ducat|{now} ducats} at a scoring for its goods, and {more} with one good more.',
  'summary.player':
    '{seat}: {money|1 ducat|{money} ducats}, {sailors|1 sailor|{sailors} sailors} in reserve, {galleys|1 galley|{galleys} galleys}, {ports|1 port|{ports} ports}, {income|1 ducat|{income} ducats} if scored now.',
  'summary.final':
    '{rank}. {seat}: {money|1 ducat|{money} ducats}, {ports|1 port|{ports} ports}, {goods|1 good|{goods} goods} in them. The scorings brought {first}, {second} and {third}.',
  'summary.tie.ports': '{seat} comes before {other} by more ports.',
  'summary.tie.goods': '{seat} comes before {other} by more goods in their ports.',
  'summary.tie.shared': '{seat} and {other} share their place.',
  'summary.galley':
    'Galley {galley} of {seat} at {zone}: {load}; {room|1 slot|{room} slots} empty.',
  'summary.galleyEmpty': 'Galley {galley} of {seat} at {zone} has nobody aboard.',
  'summary.port':
    '{port} ({good}), of {owner}: garrison {sailors} of {most}, goods 0 of {spaces}. Next to {neighbours}.',
  'summary.portStocked':
    '{port} ({good}), of {owner}: garrison {sailors} of {most}, goods {count} of {spaces}: {goods}. Next to {neighbours}.',
  'summary.portFree':
    '{port} ({good}), of nobody: garrison up to {most}, goods 0 of {spaces}. Next to {neighbours}.',
  'summary.portFreeStocked':
    '{port} ({good}), of nobody: garrison up to {most}, goods {count} of {spaces}: {goods}. Next to {neighbours}.',
  'summary.portClosed': '{port} is closed. Next to {neighbours}.',
  'summary.sea': 'In {zone} there is no port. Next to {neighbours}.',
  'summary.forts': 'Forts: {ports}.',
  'summary.basilicas': 'Basilicas: {ports}.',
  'summary.buildable': 'Your port {port} has the goods for a {building}.',
  'summary.missing': 'Your port {port} lacks {goods} for a {building}.',
  'summary.bank':
    'Bank: wood {wood}, stone {stone}, marble {marble}, wine {wine}, gold {gold}, spice {spice}.',
  'summary.supply':
    'Left to build: {forts|1 fort|{forts} forts}, {basilicas|1 basilica|{basilicas} basilicas}.',

  'refusal.wrongStage': 'Not now: {stage}.',
  'refusal.turnNotChosen': 'First choose an ordinary turn or an investment round.',
  'refusal.turnChosen': 'You have chosen already: this is an {turn}.',
  'refusal.otherTurn': 'That does not belong to an {turn}.',
  'refusal.phaseOver': 'That belongs to {phase}, and you are at {now} already.',
  'refusal.notMoored': 'In the open sea there is no port to do that in.',
  'refusal.portClosed': '{port} is closed.',
  'refusal.notPortOwner': '{port} is not yours.',
  'refusal.unknownPort': 'There is no port {port}.',
  'refusal.unknownZone': 'There is no zone {zone}.',
  'refusal.unknownNumber': 'There is no galley {galley}: the numbers are 1 to {most}.',
  'refusal.unknownGalley': 'Galley {galley} is not in play.',
  'refusal.galleyTaken': 'Galley {galley} belongs to {owner}; choose a free number.',
  'refusal.notGalleyOwner': 'Galley {galley} belongs to {owner}, not to you.',
  'refusal.noMoney': 'You have {have|1 ducat|{have} ducats}; this costs {cost}.',
  'refusal.reserveTooSmall':
    'You have {have|1 sailor|{have} sailors} in reserve; this needs {needed}.',
  'refusal.holdFull': 'There {room|is 1 empty slot|are {room} empty slots}; this needs {needed}.',
  'refusal.portFull':
    '{port} has room for {room|1 more sailor|{room} more sailors}; this needs {needed}.',
  'refusal.noSailors': 'There {have|is 1 sailor|are {have} sailors}; you asked for {wanted}.',
  'refusal.lastSailor': 'One sailor must stay: at most {most} may go.',
  'refusal.noCargo': 'There is {have} {good} aboard; you asked for {wanted}.',
  'refusal.noStock': 'The bank has {left} {good}; you asked for {wanted}.',
  'refusal.nothingToSwap': 'Name something to give or to take.',
  'refusal.sameGalley': 'Galley {galley} cannot exchange with itself.',
  'refusal.notSamePlace': 'Galley {galley} is at {there}, yours at {here}.',
  'refusal.notActive': 'This turn is for galley {active}, not for galley {galley}.',
  'refusal.alreadyMoved': 'This galley has sailed already in this turn.',
  'refusal.notAdjacent': '{zone} is not next to {from}; next to it are {neighbours}.',
  'refusal.tooFar':
    'That is {zones|1 zone|{zones} zones}; with {sailors|1 sailor|{sailors} sailors} aboard it may be at most {sailors}.',
  'refusal.blockaded':
    '{seat} blockades {zone} with {theirs|1 sailor|{theirs} sailors}; you have {ours} aboard.',
  'refusal.goodTwice': '{good} is named twice; a port takes one cube of each good.',
  'refusal.producedHere': '{port} makes {good} itself.',
  'refusal.alreadyDelivered': '{port} has {good} already.',
  'refusal.warehouseFull':
    'The warehouse of {port} has room for {room|1 more good|{room} more goods}; this needs {needed}.',
  'refusal.portOwned': '{port} belongs to {owner} already.',
  'refusal.portUnowned':
    'Nobody owns {port}: it can be taken without a fight, unless it is closed.',
  'refusal.notStartPort':
    '{port} is no starting port: these are Valencia, Genoa, Venice, Constantinople and Alexandria.',
  'refusal.ownTarget': 'You cannot attack what is yours.',
  'refusal.portDefended': 'Galley {galley} of {owner} defends {port}: it must be sunk first.',
  'refusal.exhausted':
    'Your crew is exhausted: {sailors|1 sailor|{sailors} sailors} and {moved|1 zone|{moved} zones} sailed; there must be more sailors than zones.',
  'refusal.oneGalleyPerRound': 'You have bought galley {galley} in this turn; one is the limit.',
  'refusal.maxGalleys': 'You have {most} galleys, and that is the most.',
  'refusal.onePlace': 'Name one place for the sailors: a port or a galley.',
  'refusal.alreadyBuilt': '{port} has a {building} already.',
  'refusal.goodsMissing': 'For a {building}, {port} still needs {goods}.',
  'refusal.noneLeft': 'No {building} is left to build.',
  'refusal.crewOutOfBounds': 'A crew is 1 to {most} sailors, not {crew}.',

  'variant.buildingGoods': 'one of the two goods is enough to build',
  'variant.galleyPrice': 'a new galley counts for its own price',
  'variant.startingGalleys': 'one galley at the start',
  'variant.blockade': 'galleys in the majority blockade a zone',
  'variant.ownPortPrice': 'goods cost 1 ducat in the own port too',
  'variant.portIncome': 'a port brings 2 ducats for each good',
  'variant.fatigue': 'attackers do not tire',
  'variant.firstPlayer': 'a random player chose first',

  'option.buildingGoods': 'Goods needed for a fort or a basilica',
  'option.galleyPrice': 'Galleys counted for the price of a new one',
  'option.startingGalleys': 'Galleys at the start',
  'option.blockade': 'Blockade',
  'option.ownPortPrice': 'Goods in your own port',
  'option.portIncome': 'Income of a port',
  'option.fatigue': 'Sailing tires the attackers',
  'option.firstPlayer': 'Who chooses first',
  'tally.ports': 'Ports held at the end',
  'tally.goods': 'Goods in own ports at the end',

  // Values of the options, and a line of help for each.
  'option.buildingGoods.all': 'Both',
  'option.buildingGoods.any': 'One of the two',
  'option.buildingGoods.help': 'A fort needs stone and wood, a basilica gold and marble.',
  'option.galleyPrice.before': 'Those you have already',
  'option.galleyPrice.after': 'The new one too',
  'option.galleyPrice.help': 'A new galley costs 1 ducat for each galley counted.',
  'option.startingGalleys.2': 'Two',
  'option.startingGalleys.1': 'One',
  'option.startingGalleys.help': 'With one, the beginning is slower.',
  'option.blockade.off': 'None',
  'option.blockade.majority': 'By whoever has more sailors',
  'option.blockade.help':
    'Where an opponent’s galleys have more sailors, yours must stop and cannot deliver.',
  'option.ownPortPrice.free': 'Free',
  'option.ownPortPrice.bank': '1 ducat each, to the bank',
  'option.ownPortPrice.help': 'What you pay for the good that your own port makes.',
  'option.portIncome.rising': 'Rising: 1, 3, 6, 10, 15',
  'option.portIncome.linear': 'Even: 2 for each good',
  'option.portIncome.help': 'What a port pays at a scoring, by the goods in its warehouse.',
  'option.fatigue.help': 'For each zone sailed, one sailor less attacks.',
  'option.firstPlayer.seat': 'The first seat',
  'option.firstPlayer.random': 'A random player',
  'option.firstPlayer.help': 'The others follow in order; second galleys go the other way round.',
}
