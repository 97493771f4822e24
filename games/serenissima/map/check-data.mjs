// Every zone and port of the game is on the map once, and says what the game says of it.
export function dataProblems(map, { ZONES, PORTS, PORT_FACTS }) {
  const problems = []
  const say = (text) => problems.push(text)
  same('zones', Object.keys(map.zones), ZONES, say)
  same('ports', Object.keys(map.ports), PORTS, say)
  PORTS.forEach((id, index) => {
    const port = map.ports[id]
    if (port === undefined) return
    const facts = PORT_FACTS[id]
    if (port.n !== index + 1) say(`${id} is number ${index + 1}, not ${port.n}`)
    if (port.produces !== facts.produces) say(`${id} makes ${facts.produces}, not ${port.produces}`)
    if (port.isStart !== facts.isStart) say(`${id}: start`)
    if (port.warehouse.length !== facts.warehouse)
      say(`${id}: ${port.warehouse.length} warehouse spaces`)
    if (port.garrison.length !== facts.sailors) say(`${id}: ${port.garrison.length} sailor spaces`)
  })
  return problems
}

function same(what, here, there, say) {
  for (const id of there) if (!here.includes(id)) say(`${what}: ${id} is missing`)
  for (const id of here) if (!there.includes(id)) say(`${what}: ${id} is not in the game`)
  if (new Set(here).size !== here.length) say(`${what}: one is there twice`)
}
