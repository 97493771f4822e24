// The chart that the board draws says what the game says: zones, ports, who is next to whom; and nothing lies on anything else.
import { expect, test } from 'vitest'
import { chart, placeOf } from '../board/chart-map.ts'
import { numberPlace, thingAt, zoneAt } from '../board/geometry.ts'
import { steered } from '../board/steering.ts'
import { NUMBERS } from '../src/data/constants.ts'
import { PORT_FACTS, PORTS, ZONES, type ZoneId } from '../src/data/zones.ts'
import { clashes, offSheet, offWater, tooSmall } from './map-places.ts'
import { laneProblems, neighbourProblems, passageProblems } from './map-sea.ts'

test('every zone and every port is there once, with its goods and spaces', () => {
  expect(Object.keys(chart.zones).sort()).toEqual([...ZONES].sort())
  expect(Object.keys(chart.ports).sort()).toEqual([...PORTS].sort())
  for (const [index, id] of PORTS.entries()) {
    const { n, produces, isStart, warehouse, garrison } = chart.ports[id]
    const facts = PORT_FACTS[id]
    expect({ n, produces, isStart, warehouse: warehouse.length, sailors: garrison.length }).toEqual(
      {
        n: index + 1,
        produces: facts.produces,
        isStart: facts.isStart,
        warehouse: facts.warehouse,
        sailors: facts.sailors,
      },
    )
  }
})

test('[S-7.3] what touches is adjacent, and what is adjacent touches', () => {
  expect([...neighbourProblems()]).toEqual([])
})

test('lanes and passages lead over water through no third zone', () => {
  expect([...laneProblems(), ...passageProblems()]).toEqual([])
})

test('galleys lie on water and everything on the sheet, nothing on anything else, large enough for a phone', () => {
  expect([...offWater(), ...offSheet(), ...clashes(), ...tooSmall()]).toEqual([])
})

const look = { view: { galleys: [] }, hasWheel: true, slack: 2 }

test('a press on a number, a medallion, a lozenge or open water finds it', () => {
  for (const number of NUMBERS) expect(thingAt(numberPlace(number), look)).toEqual({ number })
  for (const port of PORTS) expect(thingAt(chart.ports[port].mark, look)).toEqual({ port })
  for (const zone of ZONES) {
    expect(zoneAt(chart.zones[zone].middle)).toBe(zone)
    expect(thingAt(chart.zones[zone].steps, look)).toEqual({ zone })
  }
  expect(thingAt([2, 2], look)).toBeUndefined()
})

test('arrow keys reach every zone from every other', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
  for (const start of ZONES) {
    const seen = new Set<ZoneId>([start])
    for (const zone of seen) for (const key of keys) seen.add(steered(key, zone) ?? zone)
    expect(
      ZONES.filter((zone) => !seen.has(zone)),
      `from ${start}`,
    ).toEqual([])
  }
  expect(placeOf('MARE')).toEqual(chart.zones.MARE.middle)
})
