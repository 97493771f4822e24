// Before every file of tests.
import './held-answers.ts'
