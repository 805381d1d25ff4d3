import { foldedWords } from './folded-words.ts'
import { otherNames } from './other-names.ts'

/** A name of a place in folded words, and the places of our roads that it may mean; a park means its gates or its hub. */
export type RouteName = { words: readonly string[]; placeIds: readonly string[]; parkId?: string }

type Known = {
  places: readonly { id: string; name: string }[]
  parks: readonly { id: string; name: string; short: string; hubId: string }[]
}

/** The endings of parks' names, which people leave out. */
const parkEndings = / (national (park|reserve)|conservation area)$/i

/** All names that a route question may use: places by their name and their other names, parks by theirs. */
export function routeNames({ places, parks }: Known): RouteName[] {
  const placesCalled = new Map<string, { placeIds: string[]; parkId?: string }>()
  const add = (name: string, placeId: string, parkId?: string) => {
    const key = foldedWords(name).join(' ')
    if (key === '') return
    const found = placesCalled.get(key) ?? { placeIds: [] }
    if (!found.placeIds.includes(placeId)) found.placeIds.push(placeId)
    placesCalled.set(key, { ...found, ...(parkId && { parkId }) })
  }
  for (const { id, name } of places) for (const called of namesOf(id, name)) add(called, id)
  for (const { id, name, short, hubId } of parks) {
    const calls = [...new Set([name, short, name.replace(parkEndings, '')])]
    const gates = places.filter((place) => shortName(place.name) === shortName(short))
    for (const called of calls)
      for (const placeId of gates.length > 0 ? gates.map((gate) => gate.id) : [hubId]) add(called, placeId, id)
  }
  return [...placesCalled].map(([key, one]) => ({ words: key.split(' '), ...one }))
}

/** 'Akagera, south gate' is 'Akagera' too. */
const shortName = (name: string): string => foldedWords(name.split(/[,(/]/)[0] ?? '').join(' ')
const namesOf = (id: string, name: string): string[] => [name, shortName(name), ...(otherNames[id] ?? [])]

/** Words that may surround two names in a question about the road, in English and French. */
const around: ReadonlySet<string> = new Set(
  `how long far is it the drive driving road roads route distance time times hours by car get does do take travel transfer from to and
  between of in a km kilometres minutes what need de a vers au entre et combien temps heures route pour aller jusqu jusque du la le l i`.split(
    /\s+/,
  ),
)

/** Words before the place where one begins. */
const begins: ReadonlySet<string> = new Set(['from', 'de', 'du'])

export type RouteQuestion = { from: RouteName; to: RouteName }

/**
 * Two places of a question like "kigali to akagera", "how far is Akagera from Kigali" or "kigali akagera". Undefined where it
 * names any other number of places, the same one twice, or has a word that is not about a road: then it is not a route question.
 */
export function readRouteQuestion(text: string, names: readonly RouteName[]): RouteQuestion | undefined {
  const words = foldedWords(text)
  const found: { name: RouteName; before: string }[] = []
  for (let at = 0; at < words.length; ) {
    const name = longestAt(words, at, names)
    if (!name && !around.has(words[at] ?? '')) return undefined
    if (name) found.push({ name, before: words[at - 1] ?? '' })
    at += name?.words.length ?? 1
  }
  const [first, second, ...more] = found
  if (!first || !second || more.length > 0) return undefined
  if (first.name.placeIds.some((id) => second.name.placeIds.includes(id))) return undefined
  const turned = begins.has(second.before) && !begins.has(first.before)
  return turned ? { from: second.name, to: first.name } : { from: first.name, to: second.name }
}

function longestAt(words: readonly string[], at: number, names: readonly RouteName[]): RouteName | undefined {
  let longest: RouteName | undefined
  for (const name of names) {
    if (name.words.length <= (longest?.words.length ?? 0)) continue
    if (name.words.every((word, index) => words[at + index] === word)) longest = name
  }
  return longest
}
