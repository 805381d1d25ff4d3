import type { Post } from '#features/blog/post.ts'
import { aCarWithADriverOrWithout } from './posts/a-car-with-a-driver-or-without.ts'
import { akageraInOneDayOrInThree } from './posts/akagera-in-one-day-or-in-three.ts'
import { atTheMemorials } from './posts/at-the-memorials.ts'
import { chimpanzeesInNyungweGishwatiOrKibale } from './posts/chimpanzees-in-nyungwe-gishwati-or-kibale.ts'
import { howLongTheRoadReallyTakes } from './posts/how-long-the-road-really-takes.ts'
import { lakeKivuAtWalkingPace } from './posts/lake-kivu-at-walking-pace.ts'
import { moneyMobileMoneyAndTips } from './posts/money-mobile-money-and-tips.ts'
import { takingAParishToKibeho } from './posts/taking-a-parish-to-kibeho.ts'
import { theWeightYouPayFor } from './posts/the-weight-you-pay-for.ts'
import { visasAndBordersCountryByCountry } from './posts/visas-and-borders-country-by-country.ts'
import { volcanoesBwindiOrMgahinga } from './posts/volcanoes-bwindi-or-mgahinga.ts'
import { whatAGorillaPermitBuys } from './posts/what-a-gorilla-permit-buys.ts'
import { whatToPutInTheBag } from './posts/what-to-put-in-the-bag.ts'
import { whenToComeMonthByMonth } from './posts/when-to-come-month-by-month.ts'

/** The blog of a fresh installation, newest first. */
export const demoPosts: readonly Post[] = [
  whatToPutInTheBag,
  theWeightYouPayFor,
  atTheMemorials,
  moneyMobileMoneyAndTips,
  lakeKivuAtWalkingPace,
  visasAndBordersCountryByCountry,
  chimpanzeesInNyungweGishwatiOrKibale,
  howLongTheRoadReallyTakes,
  takingAParishToKibeho,
  akageraInOneDayOrInThree,
  volcanoesBwindiOrMgahinga,
  aCarWithADriverOrWithout,
  whatAGorillaPermitBuys,
  whenToComeMonthByMonth,
]
