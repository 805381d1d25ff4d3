/** Numbers between 0 and 1 that are the same in every run. */
export function dice(seed: number): () => number {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Texts that no honest field contains, as they are in an address or a body; broken characters are written by their bytes. */
// biome-ignore format: a list
const values = [
  '', '+', 'x'.repeat(10_000), '%F0%9F%A6%8D'.repeat(800), '%FF%FE', '%C3', '%ED%A0%80', '%E2%80%AE', '%EF%BF%BF', '%1F%7F', '%0D%0AX-Evil:+1',
  '-1', '0', '1e9', '1000000000', '2147483648', '99999999999999999999', '1e308', '1e999', 'NaN', 'Infinity', '-0', '0x10', '1.5', '1%2C5', '%D9%A3',
  '2027-02-30', '9999-12-31', '0000-00-00', '0000-01-01', '-000001-01-01', '%2B275760-09-13', '2027-06-14T00:00', '1899-12-31', '2027-13-01',
  '25:00', '24:00', '9:00', '1,2,x', '0 0 0', '17,18', Array(60).fill('4').join(','), 'on', 'off', 'true', 'null', 'undefined', '[]', '{}', '[object+Object]',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', '%3Cscript%3Ealert(1)%3C/script%3E', '%22%3E%3Cimg+src%3Dx%3E', "'; drop table bookings; --",
  '//evil.example/', 'https:%2F%2Fevil.example', '%2F%5Cevil.example', 'javascript:alert(1)', '..%2F..%2Fetc%2Fpasswd', '%25', '%2500', '{{7*7}}', '%24%7B7*7%7D',
  '00000000-0000-0000-0000-000000000000', 'K7QM-42XD', 'not-there', 'evil@example.org%0D%0ABcc:+x@example.org', 'superior-twin', 'sedan-corolla',
]

/** Names that no field of ours has. */
// biome-ignore format: a list
const names = [
  '__proto__', '__proto__.polluted', '__proto__[polluted]', 'constructor.prototype.polluted', 'constructor[prototype][polluted]', 'toString', 'hasOwnProperty', 'valueOf',
  'rooms[1000000000].room', 'rooms[4294967294].room', 'rooms[4294967296].room', 'rooms[-1].room', 'rooms[].room', 'rooms', 'rooms[0]', 'rooms[0][0]', 'rooms[0].room.x', 'rooms.__proto__.x',
  'travellers[1000000000].bornOn', 'travellers[0]', 'travellers', 'travellers.length', 'newcomers[1000000000].firstNames', 'newcomers[0].__proto__.x', 'extras[1000000000].id', 'extras', 'extras[0]', 'extras.0.id',
  'off', 'off.p1', 'off.p999', 'off.__proto__', 'off.constructor', 'abroad', 'abroad.__proto__', 'abroad.constructor', 'abroad.uganda', 'remove', 'remove[0]', 'remove.__proto__', 'remove.passport',
  '__intent__', '__state__', '__INTENT__', 'x'.repeat(5_000), 'a[b][c', 'a]b', '.', '..', '[', ']', '%5B%5D', 'key', 'intent', 'event', 'extra-__proto__', 'room-0', 'stays', 'did', 'ask',
]

type Dice = () => number
const one = <Value>(list: readonly Value[], roll: Dice): Value => list[Math.floor(roll() * list.length)] as Value

/** An honest query string or body with one to three things wrong with it. */
export function spoiled(honest: Readonly<Record<string, string>>, roll: Dice): string {
  const pairs = Object.entries(honest).map(([name, value]): [string, string] => [
    encodeURIComponent(name),
    encodeURIComponent(value),
  ])
  for (let faults = 1 + Math.floor(roll() * 3); faults > 0; faults--) {
    const place = Math.floor(roll() * pairs.length)
    const [name = 'x'] = pairs[place] ?? []
    const kind = roll()
    if (kind < 0.55 && pairs.length > 0) pairs[place] = [name, one(values, roll)]
    else if (kind < 0.65) pairs.splice(place, 1)
    else if (kind < 0.72) pairs.push([name, one(values, roll)])
    else if (kind < 0.79) pairs.push([`${name}${one(['[]', '[0]', '.x', '[__proto__]', '.__proto__'], roll)}`, one(values, roll)])
    else pairs.push([one(names, roll), one(values, roll)])
  }
  return pairs.map(([name, value]) => `${name}=${value}`).join('&')
}

/** A part of an address that names nothing that exists. */
export const strangeName = (roll: Dice): string => one(values, roll).slice(0, 3_000).replaceAll('/', '%2F') || 'x'
