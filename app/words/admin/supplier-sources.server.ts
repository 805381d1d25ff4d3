import type { Source } from '#platform/languages/source.ts'
import { extraSupplierWords } from './extra-supplier.ts'
import { contractHeadWords } from './suppliers/contract-head.ts'
import { contractTermWords } from './suppliers/contract-terms.ts'
import { fxWords } from './suppliers/fx.ts'
import { rateImportWords } from './suppliers/rate-import.ts'
import { rateLineWords } from './suppliers/rate-lines.ts'
import { ratePlanWords } from './suppliers/rate-plan.ts'
import { ratesWords } from './suppliers/rates.ts'
import { rollOverWords } from './suppliers/roll-over.ts'
import { serviceYearWords } from './suppliers/service-year.ts'
import { supplierWords } from './suppliers/supplier.ts'
import { supplierListWords } from './suppliers/suppliers.ts'
import { choiceEffectWords } from './supply/choice-effects.ts'
import { orderLineWords } from './supply/order-lines.ts'
import { runOrderWords } from './supply/run-orders.ts'
import { supplierReplyWords } from './supply/supplier-replies.ts'
import { supplyListWords } from './supply/supply-list.ts'

/** The parts of the admin area about suppliers: their contracts and rates, and what is ordered from them. */
export const supplierSources: readonly Source[] = [
  extraSupplierWords,
  contractHeadWords,
  contractTermWords,
  fxWords,
  rateImportWords,
  rateLineWords,
  ratePlanWords,
  ratesWords,
  rollOverWords,
  serviceYearWords,
  supplierWords,
  supplierListWords,
  orderLineWords,
  supplierReplyWords,
  choiceEffectWords,
  runOrderWords,
  supplyListWords,
]
