// Lighthouse, which brings two hundred packages and is therefore installed by hand, only where it is wanted.

export const SIZES = ['mobile', 'desktop'] as const
export type Size = (typeof SIZES)[number]

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Judged {
  /** Of 100, by category. */
  readonly scores: { readonly [category: string]: number }
  readonly paintMs: number
  readonly largestMs: number
  readonly blockedMs: number
  readonly shift: number
  readonly kilobytes: number
  /** What is not as it should be, in its own words. */
  readonly faults: readonly string[]
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
}
interface Findings {
  readonly categories: {
    readonly [id: string]: {
      readonly score: number | null
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
    }
  }
  readonly audits: { readonly [id: string]: Audit }
}
type Lighthouse = (
  url: string,
  flags: object,
  config?: object,
) => Promise<{ readonly lhr: Findings } | undefined>

const INSTALL = 'npm install --no-save --prefix bench lighthouse@12.8.2'

export async function lighthouse(): Promise<(url: string, ask: Ask) => Promise<Judged>> {
  const name: string = 'lighthouse'
  const found = await import(name).catch(() => {
    throw new Error(`Lighthouse is not installed; ${INSTALL}`)
  })
  const judge: Lighthouse = found.default
  return async (url, { port, size, cookie }) => {
    const flags = {
      port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'silent',
      extraHeaders: cookie === undefined ? {} : { cookie },
    }
    const config = size === 'desktop' ? found.desktopConfig : undefined
    const result = await judge(url, flags, config)
    if (result === undefined) throw new Error(`${url} was not judged`)
    return judgedFrom(result.lhr)
  }
}

interface Ask {
  /** Where Chromium is spoken to. */
  readonly port: number
  readonly size: Size
  readonly cookie?: string | undefined
}

function judgedFrom({ categories, audits }: Findings): Judged {
  const number = (id: string) => audits[id]?.numericValue ?? 0
  const isAtFault = (id: string) => (audits[id]?.score ?? 1) < 0.9
  const faults = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 && isAtFault(id) ? [id] : [])),
  )
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
    paintMs: number('first-contentful-paint'),
    largestMs: number('largest-contentful-paint'),
    blockedMs: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1000,
    faults,
  }
}
