import type { Tx } from '#platform/context.ts'
import type { PackageService } from './package-service.ts'
import { replacePackageServices } from './writes.server.ts'

/** Adds what a new package takes of suppliers, inside the caller's transaction. */
export const addPackageServices = (tx: Tx, packageId: number, services: readonly PackageService[]): Promise<void> =>
  replacePackageServices(tx, packageId, services)
