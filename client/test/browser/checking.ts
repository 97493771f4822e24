// What a page needs to check a record; bundled for a browser by `browser-verify.test.ts`.
export { passTheAce } from '@foldtable/games/pass-the-ace'
export { readRecord, verifyRecord } from '@foldtable/kernel'
