// Small line drawings for controls, 24 by 24, in the colour of the text.
const PATHS = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  list: 'M4 7h16M4 12h16M4 17h10',
  device: 'M7 3h10v18H7zM11 18h2',
  trophy: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 4 2 5 3 5m10-5h3c0 4-2 5-3 5m-5 4v4m-4 1h8',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  gear: 'M4 7h9m6 0h1M4 17h1m6 0h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10l2 2m0-14l-2 2M7 17l-2 2',
  moon: 'M20 14a8 8 0 0 1-10-10 8 8 0 1 0 10 10z',
  contrast: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18M12 7h4m-4 5h6m-6 5h4',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  share: 'M12 15V3m-4 4l4-4 4 4M5 12v8h14v-8',
  plus: 'M12 5v14M5 12h14',
  cross: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l5 5L20 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  book: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zm0 0v14',
  play: 'M7 4l13 8-13 8z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.500a3.5 3.5 0 0 1 0 6.500M22 20c0-3-1-5-4-6',
  bot: 'M5 9h14v10H5zM12 9V5M12 5h.01M9 13v1m6-1v1M3 13v3m18-3v3',
  door: 'M14 3H6v18h8M10 12h11m-4-4l4 4-4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
  download: 'M12 3v12m-4-4l4 4 4-4M5 20h14',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  lock: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  cloud: 'M7 18h10a4 4 0 0 0 1-7.9A6 6 0 0 0 7 9a4.5 4.5 0 0 0 0 9zM4 4l16 17',
  bolt: 'M13 2L5 14h6l-1 8 8-12h-6z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  arrow: 'M5 12h14m-6-6l6 6-6 6',
  log: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1 1-1.1 1.8M12 17h.01',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H8',
  pause: 'M8 5v14M16 5v14',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  stop: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM6 6l12 12',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly name: IconName
  readonly size?: number
}

export const Icon = ({ name, size = 20 }: IconProps) => (
  <LineIcon path={PATHS[name]} size={size} weight={name === 'dots' ? 3.4 : 1.8} />
)

interface LineIconProps {
  /** In a box of 24 by 24. */
  readonly path: string
  readonly size?: number
  readonly weight?: number
}

export function LineIcon({ path, size = 22, weight = 1.8 }: LineIconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
