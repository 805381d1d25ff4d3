/**
 * From this age, in completed years, somebody counts as an adult wherever people are counted: proposals, bookings, orders, vouchers,
 * sheets. Who is younger is named with their age. What is charged goes by its own bands.
 */
export const fullAge = 18
