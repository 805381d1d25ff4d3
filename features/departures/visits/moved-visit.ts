/** A visit with a permit that a departure makes on another of its days than its package. Days of the journey, 1 = first. */
export type MovedVisit = { feeId: string; packageDay: number; day: number }

/** The day of a journey on which a departure makes a visit of its package: its own, where the visit was moved. */
export const visitDay = (moved: readonly MovedVisit[], { feeId, day }: { feeId: string; day: number }): number =>
  moved.find((one) => one.feeId === feeId && one.packageDay === day)?.day ?? day

/** The fees of a package with the days on which a departure has them. */
export const feesOnDays = <Fee extends { id: string; day: number }>(fees: readonly Fee[], moved: readonly MovedVisit[]): Fee[] =>
  fees.map((fee) => ({ ...fee, day: visitDay(moved, { feeId: fee.id, day: fee.day }) }))
