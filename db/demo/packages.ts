import type { PackageContent } from '#features/packages/package.ts'
import { aDayInAkagera } from './packages/a-day-in-akagera.ts'
import { acrossToBwindi } from './packages/across-to-bwindi.ts'
import { akageraSouthToNorth } from './packages/akagera-south-to-north.ts'
import { anHourWithTheGorillas } from './packages/an-hour-with-the-gorillas.ts'
import { burundiDrumsAndTheSource } from './packages/burundi-drums-and-the-source.ts'
import { followingTheHerds } from './packages/following-the-herds.ts'
import { fromNamugongoToKibeho } from './packages/from-namugongo-to-kibeho.ts'
import { gorillasAndTheHerdsByAir } from './packages/gorillas-and-the-herds-by-air.ts'
import { gorillasAndTheThousandHills } from './packages/gorillas-and-the-thousand-hills.ts'
import { gorillasThenTheLake } from './packages/gorillas-then-the-lake.ts'
import { honeyTeaAndNkomboIsland } from './packages/honey-tea-and-nkombo-island.ts'
import { kibehoTheFeastOf28November } from './packages/kibeho-the-feast-of-28-november.ts'
import { kigaliInADay } from './packages/kigali-in-a-day.ts'
import { kigaliToTheLongGrass } from './packages/kigali-to-the-long-grass.ts'
import { kilimanjaroByTheMachameRoute } from './packages/kilimanjaro-by-the-machame-route.ts'
import { lakeKivuSlowly } from './packages/lake-kivu-slowly.ts'
import { nyiragongoWhenItReopens } from './packages/nyiragongo-when-it-reopens.ts'
import { nyungweOnFoot } from './packages/nyungwe-on-foot.ts'
import { savannahVolcanoAndTea } from './packages/savannah-volcano-and-tea.ts'
import { theRoadToKibeho } from './packages/the-road-to-kibeho.ts'
import { villagesBelowTheVolcanoes } from './packages/villages-below-the-volcanoes.ts'

/** The packages of a fresh installation, in the order in which a visitor browses them. */
export const demoPackages: readonly PackageContent[] = [
  anHourWithTheGorillas,
  gorillasAndTheThousandHills,
  nyungweOnFoot,
  theRoadToKibeho,
  akageraSouthToNorth,
  gorillasThenTheLake,
  villagesBelowTheVolcanoes,
  lakeKivuSlowly,
  acrossToBwindi,
  followingTheHerds,
  kigaliInADay,
  aDayInAkagera,
  savannahVolcanoAndTea,
  kigaliToTheLongGrass,
  kibehoTheFeastOf28November,
  gorillasAndTheHerdsByAir,
  honeyTeaAndNkomboIsland,
  fromNamugongoToKibeho,
  kilimanjaroByTheMachameRoute,
  burundiDrumsAndTheSource,
  nyiragongoWhenItReopens,
]
