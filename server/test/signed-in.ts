// People who signed in by a link, through a real mail server.
import { openHouse } from './house.ts'
import { Person } from './person.ts'
import { type PostOffice, postOffice } from './post-office.ts'

export async function mailingHouse(now?: () => number) {
  const office = await postOffice()
  const house = await openHouse({ smtpUrl: office.url }, now)
  return { house, office }
}

export async function signIn(person: Person, { taken }: PostOffice): Promise<void> {
  const email = `${person.name.toLowerCase()}@example.org`
  await person.post('/api/sign-in', { email })
  const token = /sign-in\/([\w-]+)/.exec(taken.at(-1)?.body ?? '')?.[1]
  const { status, text } = await person.post('/api/sign-in/complete', { token })
  if (status !== 200) throw new Error(text)
}

export async function signedIn(url: string, office: PostOffice, name: string): Promise<Person> {
  const person = await Person.guest(url, name)
  await signIn(person, office)
  return person
}
