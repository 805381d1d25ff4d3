/**
 * The age in years from which a journey with all its permits is allowed, 0 where anybody may come: the strictest of the rules by which
 * `tooYoung` refuses an order.
 */
export const fromAgeOf = ({ minimumAge, fees }: { minimumAge: number; fees: readonly { minimumAge: number }[] }): number =>
  Math.max(minimumAge, ...fees.map((fee) => fee.minimumAge))
