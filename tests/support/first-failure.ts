import fc from 'fast-check';

/** For `npm run mutants`, where it is enough that a case fails: looking for the smallest one takes many times as long. */
fc.configureGlobal({ endOnFailure: true });
