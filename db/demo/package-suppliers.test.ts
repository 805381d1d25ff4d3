import { expect, test } from 'vitest'
import type { NewHotel } from '#features/hotels/hotel.ts'
import hotelRows from '../reference/hotels.json' with { type: 'json' }
import { demoPackageServices } from './package-suppliers.ts'
import { demoPackages } from './packages.ts'
import { demoRateBook } from './rate-book.ts'

const hotels = hotelRows as NewHotel[]
const services = demoRateBook(hotels, '2026-11-28', () => 'rwanda').suppliers.flatMap((supplier) => supplier.services)
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

test('a demo package takes a car, a guide and lunches on all of its days', () => {
  for (const content of demoPackages) {
    const taken = demoPackageServices(content, hotels, ids).filter(({ days }) => days === content.days.length)
    const kinds = taken.map(({ serviceId }) => services[serviceId - 1]?.kind)
    expect(kinds, content.slug).toEqual(expect.arrayContaining(['transport', 'guide', 'meal']))
  }
})
