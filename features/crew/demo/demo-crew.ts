import type { CrewRole } from '../assignments/assignment.ts'
import type { LicenceClass, SpokenLevel } from '../member-facts.ts'

/** Guides of the demonstration. Nobody is meant: they have numbers in place of names, and neither phone nor email. */
export type DemoGuide = {
  name: string
  roles: CrewRole[]
  spoken: Record<string, SpokenLevel>
  licenceClasses: LicenceClass[]
  isOwn: boolean
}

/** Vehicles of the demonstration. Their plates begin with DEMO, as no real one does. */
export type DemoCar = { name: string; plate: string; vehicleClassId: string; seats: number; licenceClass: LicenceClass }

const driverGuide = (name: string, spoken: DemoGuide['spoken'], isOwn = true): DemoGuide => ({
  name,
  roles: ['driver-guide', 'driver', 'guide'],
  spoken: { en: 'fluent', rw: 'fluent', ...spoken },
  licenceClasses: ['B', 'D1'],
  isOwn,
})

export const demoGuides: readonly DemoGuide[] = [
  driverGuide('Demo driver-guide 1', { fr: 'fluent' }),
  driverGuide('Demo driver-guide 2', { fr: 'good' }),
  driverGuide('Demo driver-guide 3', { sw: 'fluent' }),
  driverGuide('Demo driver-guide 4', { de: 'good' }),
  driverGuide('Demo driver-guide 5', {}),
  driverGuide('Demo driver-guide 6', { fr: 'fluent', sw: 'good' }, false),
  {
    name: 'Demo guide 7',
    roles: ['guide'],
    spoken: { en: 'fluent', fr: 'fluent', rw: 'fluent' },
    licenceClasses: [],
    isOwn: true,
  },
  {
    name: 'Demo driver 8',
    roles: ['driver'],
    spoken: { rw: 'fluent', en: 'good' },
    licenceClasses: ['B', 'D1', 'D'],
    isOwn: true,
  },
]

export const demoCars: readonly DemoCar[] = [
  ...[1, 2, 3, 4, 5].map((n) => ({
    name: `Demo Land Cruiser ${n}`,
    plate: `DEMO 00${n}`,
    vehicleClassId: 'land-cruiser-76',
    seats: 6,
    licenceClass: 'B' as const,
  })),
  { name: 'Demo Prado 6', plate: 'DEMO 006', vehicleClassId: 'prado-tx', seats: 5, licenceClass: 'B' },
  { name: 'Demo Coaster 7', plate: 'DEMO 007', vehicleClassId: 'coaster', seats: 28, licenceClass: 'D1' },
  { name: 'Demo RAV4 8', plate: 'DEMO 008', vehicleClassId: 'rav4', seats: 4, licenceClass: 'B' },
]
