// The picture of a game on its card: its own (`games/<id>/guide/cover.svg`), or a plain one with its first letter.
const own: { readonly [path: string]: string } = import.meta.glob(
  '../../../games/*/guide/cover.svg',
  { query: '?url', import: 'default', eager: true },
)

/** How many games there are a picture of. */
export const COVERS = Object.keys(own).length

const TINTS = ['#1f6f54', '#7b3fa0', '#1f5fa8', '#a8521f', '#2b6a7c', '#8a2f45']

export function GameCover({ id, title }: { readonly id: string; readonly title: string }) {
  const picture = own[`../../../games/${id}/guide/cover.svg`]
  if (picture !== undefined)
    return <img className="cover" src={picture} alt="" width={320} height={160} />
  const tint = TINTS[[...id].reduce((sum, one) => sum + one.charCodeAt(0), 0) % TINTS.length]
  return (
    <svg className="cover" viewBox="0 0 320 160" aria-hidden="true">
      <rect width="320" height="160" fill={tint} />
      <g fill="none" stroke="#fff" strokeOpacity="0.16" strokeWidth="2">
        {[40, 80, 120, 160, 200].map((r) => (
          <circle key={r} cx="250" cy="150" r={r} />
        ))}
      </g>
      <text
        x="28"
        y="118"
        fontSize="96"
        fontWeight="700"
        fill="#fff"
        fillOpacity="0.92"
        className="display"
      >
        {title.slice(0, 1)}
      </text>
    </svg>
  )
}
