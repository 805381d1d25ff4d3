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

/** One of each class that is hired out besides, so that none is sold of which there is no vehicle. */
const hireCars: readonly DemoCar[] = [
  { name: 'Demo Corolla 9', plate: 'DEMO 009', vehicleClassId: 'sedan-corolla', seats: 4, licenceClass: 'B' },
  { name: 'Demo RAV4 10', plate: 'DEMO 010', vehicleClassId: 'rav4-new', seats: 4, licenceClass: 'B' },
  { name: 'Demo Land Cruiser 11', plate: 'DEMO 011', vehicleClassId: 'land-cruiser-78', seats: 7, licenceClass: 'B' },
  { name: 'Demo camper 12', plate: 'DEMO 012', vehicleClassId: 'camping-4x4', seats: 4, licenceClass: 'B' },
  { name: 'Demo Hiace 13', plate: 'DEMO 013', vehicleClassId: 'hiace', seats: 10, licenceClass: 'D1' },
  { name: 'Demo safari van 14', plate: 'DEMO 014', vehicleClassId: 'safari-van', seats: 7, licenceClass: 'B' },
  { name: 'Demo coach 15', plate: 'DEMO 015', vehicleClassId: 'coach-50', seats: 50, licenceClass: 'D' },
  { name: 'Demo pick-up 16', plate: 'DEMO 016', vehicleClassId: 'pickup-hilux', seats: 4, licenceClass: 'B' },
]
const ofHires = new Set(hireCars.map(({ vehicleClassId }) => vehicleClassId))

/** Whether the office of the demonstration sends a vehicle of a class on its own trips; the others wait for hires. */
export const isForTours = (vehicleClassId: string | null): boolean => vehicleClassId !== null && !ofHires.has(vehicleClassId)

export const demoCars: readonly DemoCar[] = [
  ...[1, 2, 3, 4, 5].map((n) => ({
    name: `Demo Land Cruiser ${n}`,
    plate: `DEMO 00${n}`,
    vehicleClassId: 'land-cruiser-76',
    seats: 6,
    licenceClass: 'B' as const,
  })),
  { name: 'Demo Prado 6', plate: 'DEMO 006', vehicleClassId: 'prado-tx', seats: 5, licenceClass: 'B' },
  { name: 'Demo Coaster 7', plate: 'DEMO 007', vehicleClassId: 'coaster', seats: 29, licenceClass: 'D1' },
  { name: 'Demo RAV4 8', plate: 'DEMO 008', vehicleClassId: 'rav4', seats: 4, licenceClass: 'B' },
  ...hireCars,
]
