// The seas, each a bit in a mask.
import { MAP, type Place } from './map.ts'

export const PLACES = Object.keys(MAP) as Place[]

export const SEAS: readonly Place[] = PLACES.filter((place) => MAP[place].kind === 'sea')
