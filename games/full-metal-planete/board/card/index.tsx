// What is chosen, what it carries, what it can do and what would come of it. On a phone it is a sheet at the bottom.
import { unitNamed } from '../../src/field/index.ts'
import { HexCard } from './hex-card.tsx'
import { IdleCard } from './idle-card.tsx'
import { LandingCard } from './landing-card.tsx'
import type { CardProps } from './props.ts'
import { UnitCard } from './unit-card.tsx'

export function Card(props: CardProps) {
  const { now, hand, told } = props
  const { choice, aimed } = hand
  const unit = choice.unit === null ? undefined : unitNamed(now.view, choice.unit)
  if (told !== null) return <HexCard {...props} hex={told} />
  if (aimed?.kind === 'land') return <LandingCard {...props} deed={aimed} />
  if (unit !== undefined) return <UnitCard {...props} unit={unit} />
  return <IdleCard {...props} />
}
