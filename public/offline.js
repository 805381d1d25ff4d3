/**
 * The offline pack: a journey or a departure that was opened once can be read without a connection. Pages come from the
 * network whenever it answers; nothing of a visitor's own, of the booking steps or of the desk is ever kept.
 */
const pagesName = 'journeys-1'
const filesName = 'files-1'
const mostPages = 30
const mostFiles = 300
const itinerary = /^(\/[a-z]{2,3})?\/(package|departure)-details\/[^/]+$/
const files = /^\/(assets|scenes)\//
const fallback = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage(fallback).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

/** A page says which journey it shows: the first visit began before this file was there. */
self.addEventListener('message', (event) => {
  const path = event.data?.keep
  if (typeof path === 'string' && itinerary.test(path)) event.waitUntil(keepPage(path).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(visit(event, url))
  else if (files.test(url.pathname)) event.respondWith(file(request))
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

/** Files carry their version in their name or never change: the copy at hand is as good as a new one. */
async function file(request) {
  const kept = await caches.match(request)
  return kept ?? fetch(request)
}

async function keepPage(path) {
  const answer = await fetch(path)
  if (answer.ok) await keep(path, answer)
}

/** Keeps a page with the files that it names, and no more pages and files than a phone will miss. */
async function keep(path, answer) {
  const pages = await caches.open(pagesName)
  const text = await answer.clone().text()
  const store = await caches.open(filesName)
  const named = [...text.matchAll(/(?:href|src)="(\/(?:assets|scenes)\/[^"]+)"/g)].map(([, address]) => address)
  await Promise.all(
    [...new Set(named)].map(async (address) => {
      if (!(await store.match(address))) await store.add(address).catch(() => undefined)
    }),
  )
  await pages.delete(path)
  await pages.put(path, answer)
  await shorten(pages, mostPages)
  await shorten(store, mostFiles)
}

/** The oldest go first, but never the page that says there is no connection. */
async function shorten(cache, most) {
  const requests = await cache.keys()
  const old = requests.filter(({ url }) => new URL(url).pathname !== fallback).slice(0, Math.max(0, requests.length - most))
  await Promise.all(old.map((request) => cache.delete(request)))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== pagesName && name !== filesName).map((name) => caches.delete(name)))
}
