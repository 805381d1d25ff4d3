import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'
import type { DocumentWords } from '../document-words.ts'

/** Classes of cars for hire. Notes for staff are not indexed. */
export function documentsOfCars(
  classes: readonly Pick<
    VehicleClass,
    'id' | 'name' | 'models' | 'seats' | 'drive' | 'transmission' | 'bestFor' | 'withDriver' | 'selfDrive'
  >[],
  hrefs: DocumentHrefs,
  words: DocumentWords,
): SearchDocument[] {
  return classes.map((one) => ({
    kind: 'car',
    id: one.id,
    part: 'transport',
    title: one.name,
    href: hrefs.car(one.id),
    sentence: joined([`${one.models}.`, words.car(one)]),
    names: ['car hire', one.drive],
    about: [],
    body: joined([
      'Hire a car.',
      one.withDriver ? 'With a driver.' : '',
      one.selfDrive ? 'Drive yourself.' : '',
      one.bestFor.length > 0 ? `Good for: ${one.bestFor.join(', ')}.` : '',
    ]),
    countries: [],
    weight: 0.8,
  }))
}
