import { describe, expect, test } from 'vitest'
import { may, type Role, roles } from '#features/staff/permissions.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { everyPage, filledIn, type SitePage } from '#tests/support/every-page.ts'
import { cookieOfVisitor, oneOfEach, strangersTo } from '#tests/support/everybody.ts'
import { demands } from '#tests/support/form-demands.ts'
import { openRequests, type SiteAnswer } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'
import { newOnes, type Who, whoMay } from '#tests/support/who-may.ts'

const { ctx, logged } = await testContext()
const ask = await openRequests(ctx)
const trek = await gorillaTrek(ctx, { seats: 8 })
const [mine, theirs] = [await heldBooking(ctx, trek.slug, 2), await heldBooking(ctx, trek.slug, 2)]
const staff = await oneOfEach(ctx)
const strangers = await strangersTo(ctx, theirs)

/** Values for the parameters of an address that exist, so that an answer without content is a refusal. */
function addressOf({ path }: SitePage): string {
  if (path.startsWith('/bookings/') || path.startsWith('/rooming/'))
    return filledIn(path, { reference: mine.reference, name: 'itinerary', position: '1' })
  if (path.startsWith('/admin/bookings/'))
    return filledIn(path, { id: mine.id, day: mine.startsOn, name: 'itinerary', position: '1' })
  if (path.startsWith('/admin/departures/')) return filledIn(path, { id: String(trek.id) })
  if (path.startsWith('/admin/customers/')) return filledIn(path, { id: mine.id })
  return filledIn(path, { table: 'pages', slug: trek.slug, list: 'bookings', setting: 'factor' })
}

const rowOf = ({ file }: SitePage) => whoMay[file] ?? [null, null]
const isPermission = (who: Who) => who.includes(':')
const adminPages = everyPage.filter((page) => rowOf(page).some((who) => who && isPermission(who)))
const ofWho = (who: Who, nth: 0 | 1) => everyPage.filter((page) => rowOf(page)[nth] === who)

/** What a page loads, without the page. */
const dataOf = (page: SitePage) => `${addressOf(page)}.data?_routes=${encodeURIComponent(page.id)}`

/** Redirected to the sign-in page, without content and cookies. */
const isTurnedAway = ({ status, location, text }: SiteAnswer) =>
  status === 302 && /^\/admin\/login(\?|$)/.test(location) && text === ''
/** The same, as data tells it. */
const isTurnedAwayInData = ({ text }: SiteAnswer) => /"\/admin\/login/.test(text)
const described = (what: string, { status, location }: SiteAnswer) => `${what}: ${status} ${location}`

async function faultsOf<T>(list: readonly T[], faultOf: (one: T) => Promise<string | false>): Promise<string[]> {
  const faults: string[] = []
  for (const one of list) {
    const fault = await faultOf(one)
    if (fault) faults.push(fault)
  }
  return faults
}

test('every page of the route table says in tests/support/who-may.ts who may ask for it', () => {
  const files = new Set(everyPage.map(({ file }) => file))
  expect([...files].filter((file) => !whoMay[file])).toEqual([])
  expect(Object.keys(whoMay).filter((file) => !files.has(file))).toEqual([])
  expect([...demands.map(({ file }) => file), ...Object.keys(newOnes)].filter((file) => !files.has(file))).toEqual([])
})

/**
 * Who asks each page of the admin area without a session that opens it: nobody, and somebody of every other kind in turn. All are turned away by
 * the one `admit`, so that no page needs all of them, and each of them meets some thirty pages.
 */
const { nobody, ...ended } = strangers
const kinds = Object.keys(ended)
const askers = adminPages.flatMap((page, at) => {
  const kind = kinds[at % kinds.length] ?? ''
  return [
    { page, who: 'nobody', cookie: nobody ?? '' },
    { page, who: kind, cookie: ended[kind] ?? '' },
  ]
})

describe('nobody, and somebody whose session is none or is over,', () => {
  test('is sent to sign in from every page of the admin area, and takes nothing along', async () => {
    expect(
      await faultsOf(askers, async ({ page, who, cookie }) => {
        const came = await ask(addressOf(page), cookie)
        return !isTurnedAway(came) && described(`${who}, ${page.path}`, came)
      }),
    ).toEqual([])
  })

  test('sends nothing to any page of the admin area', async () => {
    expect(
      await faultsOf(askers, async ({ page, who, cookie }) => {
        const came = await ask(addressOf(page), cookie, { event: 'note', text: 'x', version: '1' })
        return !isTurnedAway(came) && described(`${who}, ${page.path}`, came)
      }),
    ).toEqual([])
  })

  test('is given none of its data by asking for one part of a page alone', async () => {
    expect(
      await faultsOf(askers, async ({ page, who, cookie }) => {
        const came = await ask(dataOf(page), cookie)
        const isShut = isTurnedAwayInData(came) || isTurnedAway(came) || came.status === 404
        return !isShut && described(`${who}, ${page.path}`, came)
      }),
    ).toEqual([])
  })
})

const mayDo = (role: Role, who: Who | null) => who !== null && isPermission(who) && may(role, who as never)
const countSeen = (role: Role) => adminPages.filter((page) => mayDo(role, rowOf(page)[0] ?? null)).length
/** The role that may see the fewest pages. */
const seesLeast = roles.toSorted((one, other) => countSeen(one) - countSeen(other))[0]

describe.each(roles)('%s', (role) => {
  const cookie = staff[role]
  // A page is the same for everybody who may see it, and so is the one that says no: they are drawn for who sees most and for who sees least.
  const [drawsAll, drawsNone] = [role === 'owner', role === seesLeast]

  test('is shown what the role may see, and told no for everything else', async () => {
    const shown = adminPages.filter((page) => rowOf(page)[0])
    expect(
      await faultsOf(shown, async (page) => {
        const who = rowOf(page)[0] ?? null
        if (mayDo(role, who)) return judge(page, who, role, await ask(drawsAll ? addressOf(page) : dataOf(page), cookie))
        // The page and its data alone are two ways to the same content.
        const refusal = drawsNone && judge(page, who, role, await ask(addressOf(page), cookie))
        const came = await ask(dataOf(page), cookie)
        return refusal || (![403, 404].includes(came.status) && described(page.path, came))
      }),
    ).toEqual([])
  })

  test('sends what the role may send, and is told no for everything else', async () => {
    expect(
      await faultsOf(adminPages, async (page) => {
        const writes = rowOf(page)[1]
        const came = await ask(`${addressOf(page)}.data`, cookie, {})
        if (!writes) return came.status !== 405 && described(page.path, came)
        return judge(page, writes, role, came)
      }),
    ).toEqual([])
  })

  test('needs every permission that a form asks for besides', async () => {
    expect(
      await faultsOf(demands, async ({ file, form, needs }) => {
        const page = everyPage.find((one) => one.file === file)
        if (!page) return `${file} is no page`
        const came = await ask(addressOf(page), cookie, form)
        const wants = needs.every((permission) => may(role, permission))
        return wants === (came.status === 403) && described(`${file} ${JSON.stringify(form)}`, came)
      }),
    ).toEqual([])
  })

  test('needs the permission to write for the form of what is not there yet', async () => {
    expect(
      await faultsOf(Object.entries(newOnes), async ([file, needs]) => {
        const page = everyPage.find((one) => one.file === file)
        const came = await ask(filledIn(page?.path ?? '', { id: 'new' }), cookie)
        return may(role, needs) === (came.status === 403) && described(file, came)
      }),
    ).toEqual([])
  })

  test('opens no visitor’s own page without its key', async () => {
    for (const page of ofWho('own', 0)) expect((await ask(addressOf(page), cookie)).status, page.path).toBe(404)
  })
})

/** What is wrong with an answer to a role at a page that needs a permission; false where nothing is. */
function judge(page: SitePage, who: Who | null, role: Role, came: SiteAnswer): string | false {
  const closed = came.status === 403
  const allowed = mayDo(role, who)
  if (came.status >= 500 || isTurnedAway(came) || isTurnedAwayInData(came)) return described(page.path, came)
  return closed === allowed && described(`${page.path} (${who})`, came)
}

describe('a visitor’s own pages', () => {
  const shut: Record<string, string> = {
    nobody: '',
    'somebody with the key of another booking': cookieOfVisitor(ctx, theirs),
    'somebody who gives their key another booking’s name': cookieOfVisitor(ctx, theirs).replace(
      /^[^=]+/,
      cookieOfVisitor(ctx, mine).split('=')[0] ?? '',
    ),
  }

  test('open with their own key', async () => {
    for (const page of ofWho('own', 0))
      expect((await ask(addressOf(page), cookieOfVisitor(ctx, mine))).status, page.path).toBeLessThan(400)
  })

  test.each(Object.keys(shut))('are a 404 to %s, whatever is asked or sent', async (who) => {
    const cookie = shut[who]
    for (const page of ofWho('own', 0)) expect((await ask(addressOf(page), cookie)).status, page.path).toBe(404)
    for (const page of ofWho('own', 1)) expect((await ask(addressOf(page), cookie, { intent: 'x' })).status, page.path).toBe(404)
  })
})

test('a page whose address holds its key opens to nobody with another, owners neither', async () => {
  for (const cookie of ['', staff.owner, cookieOfVisitor(ctx, mine)]) {
    for (const page of ofWho('key', 0)) {
      const path = filledIn(page.path, { reference: mine.reference, draft: 'x'.repeat(32), code: 'K7QM-42XD' })
      expect((await ask(path, cookie)).status, page.path).toBe(404)
      if (rowOf(page)[1]) expect((await ask(path, cookie, { intent: 'x' })).status, page.path).toBe(404)
    }
  }
})

test('what is for everybody says the same to nobody as to an owner, and sends no one to the admin area', async () => {
  expect(
    await faultsOf([...ofWho('everybody', 0)], async (page) => {
      const [nobody, owner] = [await ask(addressOf(page)), await ask(addressOf(page), staff.owner)]
      const same = nobody.status === owner.status && nobody.location === owner.location
      return (!same || nobody.status >= 500 || nobody.location.startsWith('/admin')) && described(page.path, nobody)
    }),
  ).toEqual([])
})

test('nothing of all this was a fault of ours, changed a booking or ended a session', async () => {
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  for (const role of roles) expect((await ask('/admin', staff[role])).status).toBe(200)
})
