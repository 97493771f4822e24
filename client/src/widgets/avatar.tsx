// A person's picture by its name (`fox-teal`); bots have one of their own.
import { AVATAR_COLOURS } from './avatars/colours.ts'
import { drawings } from './avatars/drawings.tsx'

interface AvatarProps {
  readonly avatar: string
  readonly isBot?: boolean
  /** In pixels. */
  readonly size?: number
}

/** Says nothing to a screen reader: the name always stands beside it. */
export function Avatar({ avatar, isBot = false, size = 40 }: AvatarProps) {
  const [shape = '', colour = ''] = avatar.split('-')
  const { back, face, ink } = AVATAR_COLOURS[isBot ? 'grey' : colour] ?? AVATAR_COLOURS.grey
  const draw = (isBot ? drawings.bot : drawings[shape]) ?? drawings.star
  return (
    <svg
      className="avatar"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="24" cy="24" r="24" fill={back} />
      {draw?.(face, ink)}
    </svg>
  )
}
