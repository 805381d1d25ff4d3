import { describe, expect, test } from 'vitest'
import { findPackage } from '#features/packages/reads.server.ts'
import { listPlaceRows } from '#features/places/reads-content.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { drawMap } from '../../api/maps.server.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loader } from './route-drawing.ts'
import { picksPath, routePath } from './route-query.ts'

const { ctx } = await testContext()
await gorillaTrek(ctx, { seats: 8 })
const slug = 'an-hour-with-the-gorillas'
const days = ((await findPackage(ctx.db, slug))?.itinerary ?? []).map(({ from, to }) => ({ from: from.id, to: to.id }))
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const draw = (path: string, parts: RequestParts) => loader(argsOf(ctx, path, parts) as never)

describe('the drawing of a route', () => {
  test('who is not signed in is sent to sign in', async () => {
    const { status, location } = await answerOf(() => draw(routePath(days), {}))
    expect(status).toBe(302)
    expect(location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  const statuses: Record<Role, number> = { owner: 200, sales: 200, editor: 200, translator: 200, 'read-only': 200 }
  test.each(roles)('as %s', async (role: Role) => {
    const parts = { cookie: cookies[role] ?? '' }
    expect(await answerOf(() => draw(routePath(days), parts))).toMatchObject({ status: statuses[role] })
  })
})

const editor = { cookie: cookies.editor ?? '' }

test('it has the stops and the days that visitors see of the same journey, and stays with whoever asked', async () => {
  const response = (await draw(routePath(days), editor)) as Response
  const named = (svg = '') =>
    [...svg.matchAll(/aria-label="(Route: [^"]*)"|class="day"[^>]*>([^<]*)/g)].map(([, title, day]) => title ?? day)
  const seen = named(await response.text())
  expect(seen).toEqual(named((await drawMap(ctx, `route-${slug}`, readEnglish))?.svg))
  expect(seen).toContain('Route: Kigali, Kinigi, Kigali')
  expect(response.headers.get('Cache-Control')).toMatch(/^private/)
})

test('what is no route, or names no place of ours, is refused', async () => {
  for (const path of ['/admin/packages/route.svg?days=kigali', routePath([{ from: 'nowhere', to: 'nowhere' }])])
    expect(await answerOf(() => draw(path, editor))).toMatchObject({ status: 422 })
})

test('over it lie the places of the countries that are named, before there is any day as well', async () => {
  const picked = async (path: string) =>
    [...(await ((await draw(path, editor)) as Response).text()).matchAll(/data-place="([a-z0-9-]+)"/g)].map(([, id]) => id)
  const rows = await listPlaceRows(ctx.db)
  const countryOf = (id: string | undefined) => rows.find((place) => place.id === id)?.countryId
  for (const route of [days, []]) {
    const rwandan = await picked(picksPath(route, ['rwanda']))
    expect(rwandan).toContain('kigali')
    expect(rwandan.length).toBeGreaterThan(5)
    expect(new Set(rwandan.map(countryOf))).toEqual(new Set(['rwanda']))
    expect(new Set((await picked(picksPath(route, []))).map(countryOf)).size).toBeGreaterThan(1)
  }
  const abroad = rows.find(({ countryId }) => countryId !== 'rwanda')
  expect(await picked(picksPath([], [abroad?.countryId ?? '']))).toContain(abroad?.id)
})
