// The drawings of avatars in a square of 48: a few shapes each, in two colours.
import type { ReactNode } from 'react'

type Draw = (face: string, ink: string) => ReactNode

const eyes = (ink: string, y = 23, apart = 6, r = 1.8) => (
  <>
    <circle cx={24 - apart} cy={y} r={r} fill={ink} />
    <circle cx={24 + apart} cy={y} r={r} fill={ink} />
  </>
)
const nose = (ink: string, y = 29, w = 2.6) => (
  <ellipse cx="24" cy={y} rx={w} ry={w * 0.72} fill={ink} />
)
/** Both halves of something that is the same on the left and on the right. */
const both = (one: ReactNode) => (
  <>
    {one}
    <g transform="translate(48 0) scale(-1 1)">{one}</g>
  </>
)
const line = (ink: string, d: string, width = 1.8) => (
  <path
    d={d}
    fill="none"
    stroke={ink}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

export const drawings: { readonly [shape: string]: Draw } = {
  badger: (face, ink) => (
    <>
      {both(<circle cx="14" cy="15" r="4" fill={ink} />)}
      <path d="M24 10c9 0 13 7 12 14-1 8-6 14-12 14S13 32 12 24c-1-7 3-14 12-14z" fill={face} />
      {both(<path d="M21 11c-6 4-8 11-6 18 2-5 5-9 6-18z" fill={ink} />)}
      {both(<circle cx="18" cy="22" r="1.6" fill={face} />)}
      {nose(ink, 34)}
    </>
  ),
  bear: (face, ink) => (
    <>
      {both(<circle cx="14" cy="14" r="5" fill={face} />)}
      <circle cx="24" cy="25" r="13" fill={face} />
      {eyes(ink, 22)}
      {nose(ink, 28, 3.2)}
      {line(ink, 'M24 30v2m-4 1c2 2 6 2 8 0')}
    </>
  ),
  cat: (face, ink) => (
    <>
      {both(<path d="M12 9l11 6-9 9z" fill={face} />)}
      <circle cx="24" cy="25" r="12.5" fill={face} />
      {eyes(ink, 23)}
      {nose(ink, 28, 1.8)}
      {line(
        ink,
        'M24 29.500c-1 3-4 3-5 1m5-1c1 3 4 3 5 1M10 26l6 1m-6 5l6-2m22-4l-6 1m6 5l-6-2',
        1.4,
      )}
    </>
  ),
  crab: (face, ink) => (
    <>
      {both(<path d="M8 20c-1-6 3-9 7-8l-3 4 4-1c0 4-3 7-8 5z" fill={face} />)}
      {line(face, 'M12 21l4 5m20-5l-4 5M12 36l4-3m20 3l-4-3M10 31l5-1m23 1l-5-1', 2.4)}
      <ellipse cx="24" cy="29" rx="11" ry="8.5" fill={face} />
      {line(face, 'M20 21v-4m8 4v-4', 2)}
      {eyes(ink, 17, 4)}
      {line(ink, 'M20 32c2 2 6 2 8 0')}
    </>
  ),
  crane: (face, ink) => (
    <>
      {line(face, 'M30 42c2-10-6-12-6-20', 5)}
      <circle cx="22" cy="17" r="7" fill={face} />
      <path d="M16 16L5 20l11 1z" fill={ink} />
      <path d="M17 11c2-4 8-4 10 0z" fill={ink} />
      <circle cx="20" cy="16" r="1.6" fill={ink} />
    </>
  ),
  deer: (face, ink) => (
    <>
      {both(line(face, 'M18 17c-6-2-8-6-8-11m3 7c-3 0-5-1-6-3', 2.2))}
      {both(<ellipse cx="11" cy="21" rx="5" ry="2.6" transform="rotate(20 11 21)" fill={face} />)}
      <path d="M24 15c7 0 10 4 9 10-1 7-4 14-9 14s-8-7-9-14c-1-6 2-10 9-10z" fill={face} />
      {eyes(ink, 24, 5.5)}
      {nose(ink, 34, 3)}
    </>
  ),
  dolphin: (face, ink) => (
    <>
      <path
        d="M7 29c6-13 19-17 31-8l4-2-2 6c-1 8-9 13-17 12 2-2 3-4 2-6-6 2-12 1-18-2z"
        fill={face}
      />
      <path d="M22 17c1-5 5-7 9-7-2 3-2 5-1 8z" fill={face} />
      <circle cx="34" cy="24" r="1.6" fill={ink} />
      {line(ink, 'M41 27c-3 2-6 2-8 1', 1.4)}
    </>
  ),
  fox: (face, ink) => (
    <>
      {both(<path d="M9 9c6 0 11 4 13 9l-9 8C9 21 8 15 9 9z" fill={face} />)}
      <path d="M10 22c4-6 24-6 28 0-1 7-7 12-14 17-7-5-13-10-14-17z" fill={face} />
      {both(<path d="M11 25c5 0 9 3 11 8l2 5c-6-3-11-7-13-13z" fill={ink} opacity="0.16" />)}
      {eyes(ink, 24, 6.5)}
      {nose(ink, 36, 2.4)}
    </>
  ),
  frog: (face, ink) => (
    <>
      {both(<circle cx="16" cy="16" r="6" fill={face} />)}
      <ellipse cx="24" cy="27" rx="14" ry="11" fill={face} />
      {eyes(ink, 16, 8, 2.4)}
      {line(ink, 'M14 28c4 6 16 6 20 0')}
    </>
  ),
  hare: (face, ink) => (
    <>
      {both(
        <ellipse cx="18.5" cy="13" rx="3.6" ry="10" transform="rotate(-8 18.5 13)" fill={face} />,
      )}
      <circle cx="24" cy="29" r="11" fill={face} />
      {eyes(ink, 27, 5)}
      {nose(ink, 31.5, 1.8)}
      {line(ink, 'M24 33v2m-3 1c1 1 2 0 3-1 1 1 2 2 3 1', 1.5)}
    </>
  ),
  hedgehog: (face, ink) => (
    <>
      <path
        d="M24 6l4 4 5-2 1 6 6 1-2 6 4 4-5 4 2 5-6 1H15l-6-1 2-5-5-4 4-4-2-6 6-1 1-6 5 2z"
        fill={ink}
        opacity="0.75"
      />
      <path d="M24 18c7 0 11 5 11 11s-5 10-11 10-11-4-11-10 4-11 11-11z" fill={face} />
      {eyes(ink, 27, 5)}
      {nose(ink, 33, 2.6)}
    </>
  ),
  heron: (face, ink) => (
    <>
      {line(face, 'M16 42c0-9 12-10 10-20', 5)}
      <ellipse cx="25" cy="17" rx="8" ry="6.5" fill={face} />
      <path d="M31 15l13 3-13 4z" fill={ink} />
      {line(ink, 'M26 12c-5 0-9 1-13 5', 2.4)}
      <circle cx="28" cy="16.5" r="1.6" fill={ink} />
    </>
  ),
  lynx: (face, ink) => (
    <>
      {both(<path d="M12 6l2 5 9 6-10 8c-2-6-2-11-1-19z" fill={face} />)}
      {both(line(ink, 'M12 6l1.5 5', 2))}
      <path
        d="M24 15c8 0 13 4 13 11l3 6-6-1c-2 5-6 7-10 7s-8-2-10-7l-6 1 3-6c0-7 5-11 13-11z"
        fill={face}
      />
      {eyes(ink, 24)}
      {nose(ink, 29, 2.2)}
      {line(ink, 'M24 31v2m-3 1c2 1 4 1 6 0', 1.5)}
    </>
  ),
  mole: (face, ink) => (
    <>
      <path d="M24 10c9 0 13 8 13 16 0 7-5 12-13 12s-13-5-13-12c0-8 4-16 13-16z" fill={face} />
      {line(ink, 'M17 20l3 1m11-1l-3 1', 2)}
      <ellipse cx="24" cy="28" rx="5" ry="4" fill={ink} opacity="0.2" />
      {nose(ink, 26, 2.8)}
      {both(line(ink, 'M10 36l2 3m1-5l2 4', 1.8))}
    </>
  ),
  otter: (face, ink) => (
    <>
      {both(<circle cx="13" cy="18" r="3.2" fill={face} />)}
      <ellipse cx="24" cy="25" rx="13" ry="12" fill={face} />
      <ellipse cx="24" cy="30" rx="8" ry="5.5" fill={ink} opacity="0.14" />
      {eyes(ink, 22, 6.5)}
      {nose(ink, 27, 3.2)}
      {line(ink, 'M24 29v2m-3 1c2 1 4 1 6 0M11 29l5 0m21 0l-5 0', 1.4)}
    </>
  ),
  owl: (face, ink) => (
    <>
      {both(<path d="M11 9l9 4-6 6z" fill={face} />)}
      <path d="M24 12c9 0 14 6 14 14 0 7-6 12-14 12s-14-5-14-12c0-8 5-14 14-14z" fill={face} />
      {both(<circle cx="18" cy="23" r="5.5" fill="none" stroke={ink} strokeWidth="1.6" />)}
      {eyes(ink, 23, 6, 2.4)}
      <path d="M22 28h4l-2 4z" fill={ink} />
    </>
  ),
  seal: (face, ink) => (
    <>
      <path d="M24 11c9 0 12 7 12 14s-5 13-12 13-12-6-12-13 3-14 12-14z" fill={face} />
      {eyes(ink, 22, 5.5, 2.4)}
      {nose(ink, 28, 2.6)}
      {line(ink, 'M24 30c-1 3-4 3-6 2m6-2c1 3 4 3 6 2M10 29l7 0m-6 5l6-2m21-3l-7 0m6 5l-6-2', 1.3)}
    </>
  ),
  snail: (face, ink) => (
    <>
      {line(face, 'M36 18v-7m-5 8l-3-6', 2)}
      <path d="M6 36h28c5 0 7-4 7-9s-3-9-7-9-5 4-5 8v3H14c-4 0-7 3-8 7z" fill={face} />
      <circle cx="20" cy="25" r="10" fill={ink} opacity="0.85" />
      {line(face, 'M20 25c0-2 3-2 3 0 0 4-6 4-6 0 0-5 9-6 9 0', 1.8)}
      <circle cx="36" cy="24" r="1.5" fill={ink} />
    </>
  ),
  swan: (face, ink) => (
    <>
      <path
        d="M12 29c4 8 16 10 25 4 3-3 4-6 3-9-4 3-10 2-15 2-6 0-10-5-8-10 2-4 8-4 9 1 2-7-4-11-9-9-6 3-8 13-5 21z"
        fill={face}
      />
      <path d="M25 15l8 3-8 2z" fill={ink} />
      <circle cx="21" cy="14" r="1.5" fill={ink} />
    </>
  ),
  turtle: (face, ink) => (
    <>
      {both(<ellipse cx="12" cy="32" rx="5" ry="3" transform="rotate(30 12 32)" fill={face} />)}
      <path d="M8 30c0-10 8-17 16-17s16 7 16 17z" fill={ink} opacity="0.85" />
      {line(face, 'M24 14v15m-9-12l4 12m14-12l-4 12', 1.6)}
      <ellipse cx="24" cy="33" rx="7" ry="5.5" fill={face} />
      {eyes(ink, 32.5, 2.8, 1.4)}
    </>
  ),
  anchor: (face) => (
    <>
      <circle cx="24" cy="12" r="3.5" fill="none" stroke={face} strokeWidth="2.6" />
      {line(
        face,
        'M24 16v22m-7-16h14M11 28c0 6 6 10 13 10s13-4 13-10m-29 3l3-4 3 4m20 0l3-4 3 4',
        2.8,
      )}
    </>
  ),
  lantern: (face, ink) => (
    <>
      {line(face, 'M17 14c0-9 14-9 14 0', 2.2)}
      <path d="M16 14h16l2 4H14zM15 36h18v4H15z" fill={face} />
      <path d="M16 19h16v16H16z" fill={face} opacity="0.55" />
      <path d="M24 22c4 4 5 6 4 9-1 3-7 3-8 0-1-3 2-4 4-9z" fill={ink} opacity="0.8" />
    </>
  ),
  star: (face) => (
    <path
      d="M24 8l4.7 10 11 1.4-8 7.7 2 10.9-9.7-5.300L14.3 38l2-10.9-8-7.7 11-1.400z"
      fill={face}
    />
  ),
  tower: (face, ink) => (
    <>
      <path d="M14 9h5v4h3V9h4v4h3V9h5v10l-3 3v12l4 5H13l4-5V22l-3-3z" fill={face} />
      <path d="M21 39v-6c0-4 6-4 6 0v6zM22.5 24h3v4h-3z" fill={ink} opacity="0.75" />
    </>
  ),
  bot: (face, ink) => (
    <>
      {line(face, 'M24 15V9', 2.2)}
      <circle cx="24" cy="8" r="2.6" fill={face} />
      <rect x="11" y="15" width="26" height="21" rx="6" fill={face} />
      {both(<rect x="7" y="22" width="3" height="7" rx="1.5" fill={face} />)}
      {eyes(ink, 24, 5.5, 2.6)}
      {line(ink, 'M19 31h10')}
    </>
  ),
}
