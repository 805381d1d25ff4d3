import { addMonths, type Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { Closure } from '../service-book.ts'
import { type DaySpan, type RateRun, rateRuns } from './rate-runs.ts'
import type { SupplierRate } from './supplier-rate.ts'

/** A live rate with the currency of its contract. */
export type YearRate = SupplierRate & { currency: Currency }

/** `gaps`: days without any rate, each with what the same days of the year before had. */
export type ServiceYear = {
  year: number
  seasons: RateRun<YearRate>[]
  gaps: (DaySpan & { lastYear: RateRun<YearRate>[] })[]
  closures: Closure[]
}

/** The days of a year of a service: its seasons with their rates, its gaps, and when it is closed. The rates and closures are its own. */
export function serviceYear(rates: readonly YearRate[], closures: readonly Closure[], year: number): ServiceYear {
  const days = yearSpan(year)
  const runs = rateRuns(rates, days)
  const cut = ({ from, to }: DaySpan) => ({ from: from < days.from ? days.from : from, to: to > days.to ? days.to : to })
  return {
    year,
    seasons: runs.filter((run) => run.rates.length > 0),
    gaps: runs
      .filter((run) => run.rates.length === 0)
      .map(({ from, to }) => {
        const before = rateRuns(rates, { from: addMonths(from, -12), to: addMonths(to, -12) })
        return { from, to, lastYear: before.filter((run) => run.rates.length > 0) }
      }),
    closures: closures.filter(({ from, to }) => from <= days.to && to >= days.from).map((one) => ({ ...one, ...cut(one) })),
  }
}

/** The days for which the year of a service needs rates and closures: the year, and the one before it. */
export const serviceYearSpan = (year: number): DaySpan => ({ from: `${year - 1}-01-01`, to: yearSpan(year).to })

export const yearSpan = (year: number): DaySpan => ({ from: `${year}-01-01` as Day, to: `${year}-12-31` as Day })
