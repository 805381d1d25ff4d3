import type { PackageService } from './package-service.ts'

/** The nights of a package, from 1, for which none of these stays is named. */
export function openNights(stays: readonly Pick<PackageService, 'day' | 'days'>[], nights: number): number[] {
  const slept = new Set(stays.flatMap(({ day, days }) => Array.from({ length: days }, (_, nth) => day + nth)))
  return Array.from({ length: nights }, (_, at) => at + 1).filter((night) => !slept.has(night))
}
