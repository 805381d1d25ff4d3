import { dice, spoiled, strangeName } from '../hostile.ts'
import { brokenBytes, latin, strangeBody, strangeHeaders, strangeRequest, strangeTail } from './hostile-requests.ts'
import { faultsOf, isBusy, isSlow } from './judge.ts'
import { type RawAnswer, type RawRequest, requestRaw, sendBytes } from './raw-query.ts'
import type { siteToFuzz } from './site-to-fuzz.ts'
import { findTargets, type Target } from './targets.ts'

type Report = {
  /** How many requests were sent, and of them how many the sign-in page answered instead. */
  sent: number
  turnedAway: number
  /** How many requests got a 503 because the server had too much to do. */
  busy: number
  routes: number
  forms: number
  slowestMs: number
  statuses: Record<string, number>
  faults: string[]
}

type Dice = () => number

const isTurnedAway = ({ headers }: RawAnswer) => /^\/admin\/login/.test(String(headers.location ?? ''))

type HowMuch = {
  atLeast: number
  seed: number
  /** So many addresses of one route. */
  ofOneRoute: number
  /** So many requests to one address before the next one has its turn. */
  inOneTurn: number
}

/**
 * Sends at least so many hostile requests, in whole rounds over every route of a site and its forms, and afterwards opens
 * everything once more.
 */
export async function fuzzSite(site: Awaited<ReturnType<typeof siteToFuzz>>, { atLeast, seed, ofOneRoute, inOneTurn }: HowMuch) {
  const { port, url } = site.server
  const roll = dice(seed)
  const report: Report = { sent: 0, turnedAway: 0, busy: 0, routes: 0, forms: 0, slowestMs: 0, statuses: {}, faults: [] }
  let cookie = await site.cookie()
  const targets = await findTargets(site, { cookie, ofOneRoute })
  report.routes = new Set(targets.map(({ route }) => route.id)).size
  report.forms = targets.reduce((count, { forms }) => count + forms.length, 0)
  async function note(request: string, answers: readonly RawAnswer[]): Promise<void> {
    report.faults.push(...faultsOf(request.slice(0, 700), answers))
    for (const answer of answers) {
      report.sent += 1
      report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
      report.slowestMs = Math.max(report.slowestMs, Math.round(answer.ms))
      if (isBusy(answer)) report.busy += 1
    }
    if (!answers.some(isTurnedAway) || /^\w+ \/admin\/login/.test(request)) return
    report.turnedAway += 1
    cookie = await site.cookie()
  }

  async function send(request: RawRequest): Promise<void> {
    const headers = { Host: new URL(url).host, Origin: url, Cookie: cookie, ...request.headers }
    const path = latin(request.path)
    const words = `${request.method} ${path} ${JSON.stringify(request.headers ?? {}).slice(0, 200)} ${String(request.body ?? '').slice(0, 300)}`
    const again = () => requestRaw(port, { ...request, path, headers })
    const first = await again()
    await note(words, isSlow(first) ? [first, await again()] : [first])
  }

  // At once: many of them are no whole request, and the server waits for the rest.
  const broken = await Promise.all(
    brokenBytes.map(async (bytes) => ({ bytes, answer: await sendBytes(port, Buffer.from(bytes, 'latin1')) })),
  )
  for (const { bytes, answer } of broken) await note(JSON.stringify(bytes.slice(0, 120)), [answer])
  while (report.sent < atLeast) {
    for (const target of shuffled(targets, roll)) {
      for (const request of picked(requestsAt(target, roll), inOneTurn, roll)) await send(request)
      if (roll() < 0.2) await send(strangeRequest(roll))
    }
  }
  // What was stored of it must not appear in a page as it was typed, nor break one.
  cookie = await site.cookie()
  for (const { path } of targets) await send({ method: 'GET', path })
  return report
}

/** The requests for one address: some of each kind that it accepts. */
function requestsAt({ path, route, forms }: Target, roll: Dice): RawRequest[] {
  const bare = path.replace(/\?.*/, '')
  const requests: RawRequest[] = [{ method: 'GET', path: bare + strangeTail(roll) }]
  if (roll() < 0.3) requests.push({ method: roll() < 0.5 ? 'GET' : 'HEAD', path, headers: strangeHeaders(roll) })
  if (roll() < 0.3) requests.push(bodied(bare, roll))
  if (/[:*]/.test(route.path) && roll() < 0.5) {
    const named = route.path.replace(/:\w+|\*/g, () => strangeName(roll))
    requests.push({ method: 'GET', path: named }, formed(named, { event: 'note', text: 'x' }, roll))
  }
  for (const form of picked(forms, 2, roll)) {
    if (form.method === 'POST') requests.push(formed(form.action, form.fields, roll))
    else requests.push({ method: 'GET', path: `${form.action.replace(/\?.*/, '')}?${spoiled(form.fields, roll)}` })
  }
  if (forms.length === 0 && roll() < 0.5)
    requests.push(formed(bare, { event: 'x', intent: 'x', do: 'x', place: 'x', id: '1' }, roll))
  return requests
}

function bodied(path: string, roll: Dice): RawRequest {
  const { type, body } = strangeBody(roll)
  return {
    method: 'POST',
    path,
    headers: { ...(type && { 'Content-Type': type }), 'Content-Length': String(Buffer.byteLength(body)) },
    body,
  }
}

const formed = (path: string, fields: Record<string, string>, roll: Dice): RawRequest => ({
  method: 'POST',
  path: roll() < 0.1 && !/\.\w+$/.test(path) && !path.includes('?') ? `${path}.data` : path,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: spoiled(fields, roll),
})

const shuffled = <Value>(list: readonly Value[], roll: Dice): Value[] =>
  list
    .map((value) => ({ value, at: roll() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value)

const picked = <Value>(list: readonly Value[], most: number, roll: Dice): Value[] => shuffled(list, roll).slice(0, most)
