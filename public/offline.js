/**
 * The offline pack: a journey or a departure that was opened once can be read without a connection, the sheet of a guide or driver by
 * whoever opened it, until it closes, and the day by staff who are signed in, until its midnight or until they sign out. Pages come from the
 * network whenever it answers; nothing of a visitor's own, of the booking steps or of any other page of the admin area is ever kept.
 */
const pagesName = 'journeys-1'
const sheetsName = 'sheets-1'
const daysName = 'days-1'
const filesName = 'files-1'
const mostPages = 30
const mostFiles = 300
const itinerary = /^(\/[a-z]{2,3})?\/(package|departure)-details\/[^/]+$/
const sheet = /^(\/[a-z]{2,3})?\/sheet\/[1-9]\d*-[\w-]+$/
const day = '/admin/day'
/** Addresses by which somebody signs out, or shows that nobody is signed in, for documents and for data. */
const leaving = /^\/admin\/(login|sign-out)(\/|\.data$|$)/
const files = /^\/(assets|scenes)\//
const fallback = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage(fallback).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), forgetClosed()]).then(() => self.clients.claim()))
})

/** A page says which journey or sheet it shows: the first visit began before this file was there. */
self.addEventListener('message', (event) => {
  const path = event.data?.keep
  if (typeof path !== 'string') return
  if (itinerary.test(path)) event.waitUntil(keepPage(path).catch(() => undefined))
  if (sheet.test(path)) event.waitUntil(fetch(path).then((answer) => keepSheet(path, answer)).catch(() => undefined))
})

/** The page of a day names the days that can be read without a connection from then on. */
self.addEventListener('message', (event) => {
  const days = event.data?.keepDays
  if (Array.isArray(days)) event.waitUntil(Promise.all(days.map(fetchDay)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin === location.origin && leaving.test(url.pathname)) event.waitUntil(forgetDays())
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (sheet.test(url.pathname)) event.respondWith(visitSheet(event, url))
    else event.respondWith(url.pathname === day ? visitDay(event, url) : visit(event, url))
    event.waitUntil(forgetClosed())
  } else if (files.test(url.pathname)) event.respondWith(file(request))
})

async function visit(event, url) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok && itinerary.test(url.pathname) && !url.search) {
      const copy = answer.clone()
      event.waitUntil(keep(url.pathname, copy))
    }
    return answer
  } catch (error) {
    const pages = await caches.open(pagesName)
    const kept = await pages.match(url.pathname)
    if (kept) return kept
    // The page that says so stands under its own address, or the router would take it for the page that was asked for.
    if (url.pathname !== fallback && (await pages.match(fallback))) return Response.redirect(fallback)
    throw error
  }
}

/** The newest sheet where the network has one, else the one at hand: it says as of when it is. */
async function visitSheet(event, { pathname }) {
  try {
    const answer = await fetch(event.request)
    if (answer.status >= 500) return (await openSheet(pathname)) ?? answer
    event.waitUntil(keepSheet(pathname, answer.clone()))
    return answer
  } catch (error) {
    const kept = await openSheet(pathname)
    if (kept) return kept
    throw error
  }
}

/** The sheet at hand, unless it opens no more. */
async function openSheet(path) {
  await forgetClosed()
  return (await caches.open(sheetsName)).match(path)
}

/** Keeps a sheet that is open under its own address alone; one that opens no more goes at once. */
async function keepSheet(path, answer) {
  const sheets = await caches.open(sheetsName)
  if (answer.ok && isOpen(answer)) {
    await keepFiles(await answer.clone().text())
    await sheets.put(path, answer)
  } else if (answer.status === 404) await sheets.delete(path)
}

/** A sheet says until when it opens. */
const isOpen = (answer) => Date.now() < Date.parse(answer.headers.get('Sheet-Until') ?? '')

/** The day as the network has it, else the one at hand: it says as of when it is. */
async function visitDay(event, url) {
  const address = dayAddress(url)
  const since = departures
  try {
    const answer = await fetch(event.request)
    if (answer.status >= 500) return (await openDay(address)) ?? answer
    event.waitUntil(keepDay(address, answer.clone(), since))
    return answer
  } catch (error) {
    const kept = await openDay(address)
    if (kept) return kept
    throw error
  }
}

/** Every day has one address; without a day it is today in Kigali, two hours ahead of UTC. */
function dayAddress({ searchParams }) {
  const today = new Date(Date.now() + 7_200_000).toISOString().slice(0, 10)
  const view = searchParams.get('view') === 'places' ? '&view=places' : ''
  return `${day}?on=${searchParams.get('on') || today}${view}`
}

async function fetchDay(path) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin || url.pathname !== day) return
  const since = departures
  const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
  if (answer && answer.status < 500) await keepDay(dayAddress(url), answer, since)
}

async function openDay(address) {
  await forgetClosed()
  return (await caches.open(daysName)).match(address)
}

/** Keeps a day that may be kept, of one person at a time. Whoever gets no day, because nobody is signed in or may see it, has none left. */
async function keepDay(address, answer, since) {
  if (!answer.ok) return forgetDays()
  if (!isDayOpen(answer)) return
  await keepFiles(await answer.clone().text())
  const days = await caches.open(daysName)
  await forgetDaysOfOthers(days, answer.headers.get('Day-For'))
  // What was on its way when somebody signed out is not kept; what is put into a store that is deleted meanwhile is gone with it.
  if (since !== departures) await caches.delete(daysName)
  else await days.put(address, answer)
}

/** How often somebody signed out since this worker began. */
let departures = 0

function forgetDays() {
  departures += 1
  return caches.delete(daysName)
}

async function forgetDaysOfOthers(days, reader) {
  for (const request of await days.keys()) {
    const kept = await days.match(request)
    if (kept?.headers.get('Day-For') !== reader) await days.delete(request)
  }
}

const isDayOpen = (answer) => Date.now() < Date.parse(answer.headers.get('Day-Until') ?? '')

/** What opens no more goes, whatever is visited. */
async function forgetClosed() {
  await Promise.all([forget(sheetsName, isOpen), forget(daysName, isDayOpen)])
}

async function forget(name, isOpenStill) {
  if (!(await caches.has(name))) return
  const store = await caches.open(name)
  for (const request of await store.keys()) {
    const kept = await store.match(request)
    if (kept && !isOpenStill(kept)) await store.delete(request)
  }
}

/** Files carry their version in their name or never change: the copy at hand is as good as a new one. */
async function file(request) {
  const kept = await caches.match(request)
  return kept ?? fetch(request)
}

async function keepPage(path) {
  const answer = await fetch(path)
  if (answer.ok) await keep(path, answer)
}

/** Keeps a page with the files that it names, and no more pages than a phone will miss. */
async function keep(path, answer) {
  const pages = await caches.open(pagesName)
  await keepFiles(await answer.clone().text())
  await pages.delete(path)
  await pages.put(path, answer)
  await shorten(pages, mostPages)
}

/** Keeps the files that a page names, and no more of them than a phone will miss. */
async function keepFiles(text) {
  const store = await caches.open(filesName)
  const named = [...text.matchAll(/(?:href|src)="(\/(?:assets|scenes)\/[^"]+)"/g)].map(([, address]) => address)
  await Promise.all(
    [...new Set(named)].map(async (address) => {
      if (!(await store.match(address))) await store.add(address).catch(() => undefined)
    }),
  )
  await shorten(store, mostFiles)
}

/** The oldest go first, but never the page that says there is no connection. */
async function shorten(cache, most) {
  const requests = await cache.keys()
  const old = requests.filter(({ url }) => new URL(url).pathname !== fallback).slice(0, Math.max(0, requests.length - most))
  await Promise.all(old.map((request) => cache.delete(request)))
}

async function forgetOthers() {
  const ours = [pagesName, sheetsName, daysName, filesName]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
}
