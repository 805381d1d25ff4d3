import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { openBooks } from './gateway-books.ts'
import { payPage } from './pay-page.ts'
import { invalid, type Refusal, type StoredEvent } from './stripe-objects.ts'

const secretKey = 'sk_test_local'
const webhookSecret = 'whsec_local'

/** How the gateway behaves: normally, answering 503, hanging up, or doing the work and hanging up before it answers. */
type Manner = 'well' | 'broken' | 'gone' | 'silent'

export type LocalGateway = Awaited<ReturnType<typeof openLocalGateway>>

/**
 * A card gateway on this machine that speaks the documented interface of Stripe: checkouts, refunds, idempotency keys, signed
 * webhooks, and a page with buttons instead of a card form. Webhooks go to `deliverTo` as soon as something happens.
 */
export async function openLocalGateway(options: { now?: () => Date } = {}) {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  let webhookAddress: string | undefined
  let losing = false
  let manner: Manner = 'well'
  const requests: { method: string; path: string; form: URLSearchParams; key: string | undefined }[] = []
  const answered = new Map<string, { request: string; answer: Record<string, unknown> }>()
  const underWay = new Set<Promise<unknown>>()

  const books = openBooks({
    address: () => url,
    now: options.now ?? (() => new Date()),
    onEvent(event) {
      if (losing) return
      const delivery = deliver(event).catch(() => undefined)
      underWay.add(delivery)
      void delivery.finally(() => underWay.delete(delivery))
    },
  })

  /** Signs a body as the gateway does, or with another secret. */
  const sign = (payload: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1_000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

  async function deliver({ body }: Pick<StoredEvent, 'body'>, signature = sign(body)): Promise<number | undefined> {
    // The answer comes before the webhook: the caller may hold a lock until then.
    await new Promise((resolve) => setImmediate(resolve))
    if (webhookAddress === undefined) return undefined
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature }
    const signal = AbortSignal.timeout(10_000)
    const { status } = await fetch(webhookAddress, { method: 'POST', headers, body, signal })
    return status
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const form = new URLSearchParams(await text(request))
    if (pathname.startsWith('/pay/')) return pay(pathname.slice(5), request.method ?? '', form, response)
    requests.push({ method: request.method ?? '', path: pathname, form, key: header(request, 'idempotency-key') })
    if (manner === 'gone') return void request.socket.destroy()
    if (manner === 'broken')
      return respond(response, 503, { error: { type: 'api_error', message: 'Something is wrong on our end' } })
    const result = replay(request, pathname, form, searchParams)
    if (manner === 'silent') return void request.socket.destroy()
    if (isRefusal(result)) return respond(response, result.status, { error: result.error })
    respond(response, 200, result)
  }

  /** The answer of a key that was used before is given again, and the same key for something else is refused. */
  function replay(request: IncomingMessage, path: string, form: URLSearchParams, search: URLSearchParams) {
    if (header(request, 'authorization') !== `Bearer ${secretKey}`) {
      return { status: 401, error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }
    }
    const key = header(request, 'idempotency-key')
    const signature = `${path}?${form}`
    const before = key === undefined ? undefined : answered.get(key)
    if (before && before.request !== signature) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return { status: 400, error: { type: 'idempotency_error', message } }
    }
    if (before) return before.answer
    const result = route(request.method ?? '', path, form, search)
    if (key !== undefined && !isRefusal(result)) answered.set(key, { request: signature, answer: result })
    return result
  }

  function route(method: string, path: string, form: URLSearchParams, search: URLSearchParams) {
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? []
    if (method === 'POST' && path === '/v1/checkout/sessions') return books.create(form)
    if (method === 'POST' && path === '/v1/refunds') return books.refund(form)
    if (method === 'POST' && action === 'expire') return books.expire(id)
    if (method === 'GET' && id && !action) return books.retrieve(id, [...search.values()].includes('payment_intent'))
    return invalid(`Unrecognized request URL (${method}: ${path})`, undefined, undefined, 404)
  }

  async function pay(id: string, method: string, form: URLSearchParams, response: ServerResponse): Promise<void> {
    const checkout = books.find(id)
    if (!checkout) return page(response, 404, 'There is no such checkout')
    const button = form.get('do')
    if (method === 'POST' && button === 'back') return lead(response, checkout.cancelUrl)
    if (method === 'POST' && (button === 'pay' || button === 'pay-slowly' || button === 'refuse')) {
      const pressed = books.press(checkout, button)
      // The real one also waits for the webhook's answer before it sends the visitor back.
      await delivered()
      if (pressed && button !== 'refuse') return lead(response, checkout.successUrl.replace('{CHECKOUT_SESSION_ID}', id))
    }
    page(response, 200, payPage(checkout))
  }

  /** Until every webhook that was sent has been answered. */
  async function delivered(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  const eventOf = (id: string): StoredEvent => {
    const event = books.events.find((one) => one.id === id)
    if (!event) throw new Error(`There is no event ${id}`)
    return event
  }

  return {
    url,
    /** The settings for the server. */
    environment: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url },
    settings: { secretKey, webhookSecret, apiUrl: url },
    /** Every request to the interface, the tried ones too. */
    requests,
    /** Everything that has happened, oldest first, sent or lost. */
    events: books.events,
    checkouts: books.checkouts,
    sign,
    delivered,
    deliverTo(address: string | undefined): void {
      webhookAddress = address
    },
    /** From now on no webhook is sent: they can be sent later, in any order, by `sendAgain`. */
    loseWebhooks(lose: boolean): void {
      losing = lose
    },
    /** Sends one event, again or for the first time; returns the status of the answer. */
    sendAgain: (eventId: string) => deliver(eventOf(eventId)),
    /** Sends a body that the gateway never wrote, with whatever signature. */
    forge: (body: string, signature: string) => deliver({ body }, signature),
    behave(how: Manner): void {
      manner = how
    },
    /** A visitor presses a button on the page of a checkout, by its id; returns where they are redirected. */
    async press(ref: string, button: 'pay' | 'pay-slowly' | 'refuse' | 'back'): Promise<string | null> {
      const body = new URLSearchParams({ do: button })
      const response = await fetch(`${url}/pay/${ref}`, { method: 'POST', body, redirect: 'manual' })
      return response.headers.get('Location')
    },
    /** Ends a slow payment. */
    finish: books.finish,
    /** The gateway's own clock closes a checkout. */
    expire: (ref: string) => void books.expire(ref),
    failRefund: books.failRefund,
    /** A refund made by staff in the gateway's dashboard: it does not name our payment. */
    refundAtGateway: (paymentIntent: string, amount: number) =>
      void books.refund(new URLSearchParams({ payment_intent: paymentIntent, amount: String(amount) })),
    async close(): Promise<void> {
      await delivered()
      server.closeAllConnections()
      server.close()
    },
  }
}

const isRefusal = (result: object): result is Refusal => 'error' in result

const header = (request: IncomingMessage, name: string): string | undefined => [request.headers[name]].flat()[0]

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function page(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
}

function lead(response: ServerResponse, address: string): void {
  response.writeHead(303, { Location: address }).end()
}
