//! A file that several threads read at places of their own.

use parquet::errors::{ParquetError, Result as Fallible};
use parquet::file::reader::{ChunkReader, Length};
use shared_bytes::Bytes;
use std::io::{BufReader, Read, Result, Seek, SeekFrom};
use std::sync::{Arc, Mutex, PoisonError};

/// An open file. Copies of its handle share one position, so each read sets the position first, under a lock.
#[derive(Debug)]
pub(super) struct SharedFile<F> {
    file: Arc<Mutex<F>>,
    length: u64,
}

impl<F> Clone for SharedFile<F> {
    fn clone(&self) -> Self {
        Self { file: Arc::clone(&self.file), length: self.length }
    }
}

impl<F: Read + Seek> SharedFile<F> {
    /// # Errors
    /// The length of the file is unknown.
    pub fn new(mut file: F) -> Result<Self> {
        let length = file.seek(SeekFrom::End(0))?;
        Ok(Self { file: Arc::new(Mutex::new(file)), length })
    }

    fn read_at(&self, place: u64, buffer: &mut [u8]) -> Result<usize> {
        // A place set by a thread that panicked does not matter: each read sets its own.
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(place))?;
        file.read(buffer)
    }
}

/// Reads on from a place.
pub(super) struct From<F> {
    file: SharedFile<F>,
    place: u64,
}

impl<F: Read + Seek> Read for From<F> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let read = self.file.read_at(self.place, buffer)?;
        self.place = self.place.saturating_add(u64::try_from(read).unwrap_or(u64::MAX));
        Ok(read)
    }
}

impl<F> Length for SharedFile<F> {
    fn len(&self) -> u64 {
        self.length
    }
}

impl<F: Read + Seek + Send> ChunkReader for SharedFile<F> {
    type T = BufReader<From<F>>;

    fn get_read(&self, start: u64) -> Fallible<Self::T> {
        Ok(BufReader::new(From { file: self.clone(), place: start }))
    }

    fn get_bytes(&self, start: u64, length: usize) -> Fallible<Bytes> {
        let mut bytes = Vec::new();
        let most = u64::try_from(length).unwrap_or(u64::MAX);
        From { file: self.clone(), place: start }.take(most).read_to_end(&mut bytes)?;
        if bytes.len() == length {
            Ok(bytes.into())
        } else {
            Err(ParquetError::EOF(format!("{length} bytes at {start}, and {} are there", bytes.len())))
        }
    }
}
