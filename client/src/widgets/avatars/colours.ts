// Colours of avatars: behind, face, lines. The same by day and by night.
interface AvatarColour {
  readonly back: string
  readonly face: string
  readonly ink: string
}

const GREY: AvatarColour = { back: '#8a93a3', face: '#e6e9ee', ink: '#2b313b' }

export const AVATAR_COLOURS: {
  readonly [colour: string]: AvatarColour
  readonly grey: AvatarColour
} = {
  amber: { back: '#e0a030', face: '#fdeecb', ink: '#4d3206' },
  blue: { back: '#3f7fd0', face: '#dbe9fb', ink: '#12305a' },
  green: { back: '#4f9a5b', face: '#dff2e2', ink: '#153d1d' },
  grey: GREY,
  plum: { back: '#8a5aa8', face: '#eee0f6', ink: '#3a1d4d' },
  red: { back: '#c9533f', face: '#fbe0da', ink: '#571609' },
  sand: { back: '#b99a6b', face: '#f6ecdb', ink: '#46351a' },
  teal: { back: '#2f8f8b', face: '#d8f1ef', ink: '#0b3f3d' },
}
