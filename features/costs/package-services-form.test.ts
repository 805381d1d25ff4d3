import { expect, test } from 'vitest'
import { packageServicesForm } from './package-services-form.ts'

const bases = new Map([
  [1, 'room-night' as const],
  [2, 'person-night' as const],
  [3, 'room-night' as const],
  [7, 'vehicle-day' as const],
  [8, 'km' as const],
])
const form = packageServicesForm({ bases, lastDay: 3 })
const read = (alternatives: (string | undefined)[], service = '1') => form.safeParse({ services: [{ service, alternatives }] })
const faultsOf = (alternatives: string[], service?: string) =>
  read(alternatives, service).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('alternatives keep their order, whatever field of theirs is empty', () => {
  expect(read([undefined, '3', undefined, '2']).data).toMatchObject([{ serviceId: 1, alternatives: [3, 2] }])
  expect(read([]).data).toMatchObject([{ alternatives: [] }])
  expect(form.safeParse({ services: [{ service: '1' }] }).data).toMatchObject([{ alternatives: [] }])
})

test('a stay stands in for a stay, and a car for no kilometre', () => {
  expect(faultsOf(['2'])).toBeUndefined()
  expect(faultsOf(['3', '7'])).toEqual(['services.0.alternatives.1 alternative-kind'])
  expect(faultsOf(['8'], '7')).toEqual(['services.0.alternatives.0 alternative-kind'])
})

test('the service itself, one that is there already, one that is not listed and a sixth are refused at their fields', () => {
  expect(faultsOf(['1'])).toEqual(['services.0.alternatives.0 alternative-twice'])
  expect(faultsOf(['2', '2'])).toEqual(['services.0.alternatives.1 alternative-twice'])
  expect(faultsOf(['9', '2x'])).toEqual(['services.0.alternatives.0 service-wrong', 'services.0.alternatives.1 service-wrong'])
  expect(faultsOf(['2', '3', '2', '3', '2', '3'])).toEqual(['services.0.alternatives too-many-alternatives'])
})
