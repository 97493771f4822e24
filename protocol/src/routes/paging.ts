// Pages of lists: they count from 1, everywhere.
import { integer } from '@foldtable/kernel'
import { otherwise } from './route.ts'

/** How far back lists go. */
export const LAST_PAGE = 100

export const paging = (size: number, largest: number) => ({
  page: otherwise(integer(1, LAST_PAGE), 1),
  size: otherwise(integer(1, largest), size),
})
