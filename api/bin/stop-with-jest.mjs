// For jest's workers (--import): a worker whose jest is gone would work to the end of its file, for nobody.
process.once('disconnect', () => process.exit(1));
