// A bot that plays whatever it may, by chance: node bot.ts https://house.example TABLE [INVITATION]
import { Foldtable } from '@foldtable/sdk'

const [url = 'http://127.0.0.1:3000', id = '', invite] = process.argv.slice(2)
const house = await Foldtable.guest(url, 'Twenty Lines')
const table = await house.sitDown(id, invite)

for await (const { offers, result, viewer } of table.moments()) {
  const move = offers[Math.floor(Math.random() * offers.length)]
  if (move !== undefined) table.play(move)
  if (result !== null && viewer !== 'spectator')
    console.log(`${result.reason}: I came in at place ${result.places[viewer]}`)
}
house.close()
