import type { Car, Guide } from '#features/crew/member-facts.ts'

const ticked = (name: string, values: readonly string[]) => Object.fromEntries(values.map((value) => [`${name}.${value}`, 'on']))

/** A guide as the fields of its form. */
export const guideValues = (guide: Guide): Record<string, string> => ({
  name: guide.name,
  email: guide.email,
  phone: guide.phone,
  ownership: guide.ownership,
  supplierId: String(guide.supplierId ?? ''),
  otherLanguages: guide.otherLanguages.join(', '),
  licenceUntil: guide.licenceUntil ?? '',
  basePlaceId: guide.basePlaceId ?? '',
  note: guide.note,
  ...ticked('roles', guide.roles),
  ...ticked('licenceClasses', guide.licenceClasses),
  ...ticked('countries', guide.countries),
  ...Object.fromEntries(Object.entries(guide.spoken).map(([code, level]) => [`spoken.${code}`, level])),
})

/** A vehicle as the fields of its form. */
export const carValues = (car: Car): Record<string, string> => ({
  name: car.name,
  plate: car.plate,
  vehicleClassId: car.vehicleClassId ?? '',
  seats: String(car.seats),
  ...(car.forHire && { forHire: 'on' }),
  ownership: car.ownership,
  supplierId: String(car.supplierId ?? ''),
  licenceClass: car.licenceClass,
  inspectionUntil: car.inspectionUntil ?? '',
  insuredUntil: car.insuredUntil ?? '',
  yellowCardUntil: car.yellowCardUntil ?? '',
  basePlaceId: car.basePlaceId ?? '',
  note: car.note,
  ...ticked('yellowCardCountries', car.yellowCardCountries),
})
