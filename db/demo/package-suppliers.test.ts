import { expect, test } from 'vitest'
import { mealFaults } from '#features/costs/package-meals.ts'
import type { NewHotel } from '#features/hotels/hotel.ts'
import hotelRows from '../reference/hotels.json' with { type: 'json' }
import { demoPackageServices } from './package-suppliers.ts'
import { demoPackages } from './packages.ts'
import { demoRateBook } from './rate-book.ts'

const hotels = hotelRows as NewHotel[]
const book = demoRateBook(hotels, '2026-11-28', () => 'rwanda')
const services = book.suppliers.flatMap((supplier) => supplier.services)
const ids = new Map(services.map(({ key }, at) => [key, at + 1]))

test('every night of a demo package has one room in each comfort that it is sold in', () => {
  const without = demoPackages.flatMap((content) => {
    const stays = demoPackageServices(content, hotels, ids).filter(({ serviceId }) => services[serviceId - 1]?.kind === 'stay')
    return content.days.flatMap(({ night }, at) =>
      content.comforts.flatMap(({ comfort }) => {
        const found = stays.filter((stay) => stay.comfort === null || stay.comfort === comfort)
        const rooms = found.filter(({ day, days }) => day <= at + 1 && at + 1 < day + days).length
        return night && rooms !== 1 ? [`${content.slug}, ${comfort}, night ${at + 1} in ${night.hotel}: ${rooms}`] : []
      }),
    )
  })
  expect(without).toEqual([])
})

test('alternatives of a demo package are stays for a stay, each once, and there are some', () => {
  const taken = demoPackages.flatMap((content) => demoPackageServices(content, hotels, ids))
  for (const { serviceId, alternatives } of taken) {
    expect(new Set([serviceId, ...alternatives]).size).toBe(alternatives.length + 1)
    for (const id of alternatives) expect([services[serviceId - 1]?.kind, services[id - 1]?.kind]).toEqual(['stay', 'stay'])
  }
  expect(taken.filter(({ alternatives }) => alternatives.length > 0).length).toBeGreaterThan(10)
})

test('a supplier of the demonstration has an address that reaches nobody, and says so', () => {
  for (const { name, email, note } of book.suppliers) {
    expect(email, name).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/)
    expect(note).toContain('email address is for demonstration')
  }
})

test('a demo package takes a car and a guide on all of its days', () => {
  for (const content of demoPackages) {
    const taken = demoPackageServices(content, hotels, ids).filter(({ days }) => days === content.days.length)
    const kinds = taken.map(({ serviceId }) => services[serviceId - 1]?.kind)
    expect(kinds, content.slug).toEqual(expect.arrayContaining(['transport', 'guide']))
  }
})

test('each meal that a demo package promises is paid for once', () => {
  const faults = demoPackages.flatMap((content) => {
    const taken = demoPackageServices(content, hotels, ids).flatMap((one) => {
      const service = services[one.serviceId - 1]
      return service ? [{ ...one, kind: service.kind, board: service.board }] : []
    })
    const comforts = content.comforts.map(({ comfort }) => comfort)
    return mealFaults(content.days, comforts, taken).map((fault) => ({ slug: content.slug, ...fault }))
  })
  expect(faults).toEqual([])
})
